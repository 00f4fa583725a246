import { highlightSample, jsonGrammar } from '../../openapi/samples/highlight';
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

/** Code with a button that copies it. */
export function CodeBlock({ code, language, label }: CodeBlockProps) {
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
