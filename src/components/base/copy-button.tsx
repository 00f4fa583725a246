/**
 * A button that `src/client/text/copy.ts` handles; hidden without scripts. Its icon is drawn in CSS to keep pages with many buttons small.
 * @param text the text to copy; by default the code of the block around it
 */
export function CopyButton({ label, text = '' }: { label: string; text?: string }) {
  return <button type="button" className="copy" aria-label={label} title={label} data-copy={text} />;
}
