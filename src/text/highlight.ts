/** Highlight code by class names (`hljs-*`). Pure. */
import type { ElementContent } from 'hast';
import { all, common, createLowlight } from 'lowlight';

const ofWindows = Object.entries(all).filter(([name]) => name === 'dos' || name === 'powershell');
const lowlight = createLowlight({ ...common, ...Object.fromEntries(ofWindows) });
lowlight.registerAlias({ bash: ['curl', 'http'], dos: ['batch'], javascript: ['node', 'nodejs'] });

/** Convert code to text and `hljs-*` spans; to plain text for an unknown language. */
export function highlight(code: string, language = ''): ElementContent[] {
  const name = language.toLowerCase();
  if (!lowlight.registered(name)) return [{ type: 'text', value: code }];
  return lowlight.highlight(name, code).children as ElementContent[];
}
