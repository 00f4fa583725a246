import { highlightSample, jsonGrammar } from '../../openapi/samples/highlight-sample';
import { highlightHtml } from '../../openapi/model/markdown';
import { sampleLanguages } from '../../openapi/samples/samples';
import { CopyButton } from '../../components/base/copy-button';

interface CodeBlockProps {
  code: string;
  language: string;
  /** Name of the code, for the copy button. */
  label: string;
}

const grammars = new Map([['json', jsonGrammar], ...sampleLanguages.map(({ id, grammar }) => [id, grammar] as const)]);

/** Replace a control character, which HTML cannot hold, with its symbol: the record separator becomes ␞. */
const shown = (code: string) =>
  code.replace(/(?![\n\r\t\x7f-\x9f])\p{Cc}/gu, (char) => String.fromCharCode(0x2400 + char.charCodeAt(0)));

/** Code with a button that copies it. */
export function CodeBlock({ code: written, language, label }: CodeBlockProps) {
  const code = shown(written);
  const grammar = grammars.get(language);
  const html = grammar ? highlightSample(code, grammar) : highlightHtml(code, language);
  return (
    <figure className="code" data-language={language === 'curl' ? 'sh' : language || undefined}>
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <CopyButton label={label} />
    </figure>
  );
}
