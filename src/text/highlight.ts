/** Highlight code by class names (`hljs-*`). Pure. */
import type { ElementContent } from 'hast';
import { common, createLowlight } from 'lowlight';

const lowlight = createLowlight(common);
lowlight.registerAlias({ bash: ['curl', 'http'], javascript: ['node', 'nodejs'] });

/** Convert code to text and `hljs-*` spans; to plain text for an unknown language. */
export function highlight(code: string, language = ''): ElementContent[] {
  const name = language.toLowerCase();
  if (!lowlight.registered(name)) return [{ type: 'text', value: code }];
  return lowlight.highlight(name, code).children as ElementContent[];
}
