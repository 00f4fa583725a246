/** A button that `src/client/text/copy.ts` handles, with an icon drawn in CSS. @param text by default the code of the block around it */
export function CopyButton({ label, text = '' }: { label: string; text?: string }) {
  return <button type="button" className="copy" aria-label={label} title={label} data-copy={text} />;
}
