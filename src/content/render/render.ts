/** Render a checked syntax tree with the components of `src/content/components`. */
import type { Element, ElementContent } from 'hast';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import type { Code, Image, Paragraph, Root } from 'mdast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { mdxComponents } from '../components/components';
import { isDiagram, readCodeMeta } from '../text/code-meta';
import type { CompileContext, ImageAsset } from '../text/context';
import type { MdxElement } from '../text/syntax';

interface State {
  all(node: object): ElementContent[];
}

/** Render complete static HTML that reads without a script. */
export function render(tree: Root, context: CompileContext): string {
  const image = ({ url, alt, title, data }: Image, inline: boolean): Element => {
    const asset: ImageAsset | undefined = context.images?.get(url);
    const caption = inline ? undefined : title;
    return element('img', { ...asset, src: asset?.src ?? url, alt, caption, share: data?.share }, []);
  };
  const component = (state: State, node: MdxElement): Element => {
    const data = node.data?.component;
    if (!data) return element('span', {}, state.all(node));
    return element(data.name, /^[a-z]/.test(data.name) ? data.props : { component: data }, state.all(node));
  };

  let diagrams = 0;
  const toHast = unified()
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabelProperties: {},
      handlers: {
        mdxJsxFlowElement: component,
        mdxJsxTextElement: component,
        code: (_: State, { value, lang, meta }: Code) =>
          isDiagram({ lang })
            ? element(
                'Diagram',
                { source: value, title: readCodeMeta(meta).title, id: `diagram-${(diagrams += 1)}` },
                [],
              )
            : element('CodeBlock', { code: value, language: lang, meta }, []),
        image: (_: State, node: Image) => image(node, true),
        paragraph(state: State, node: Paragraph) {
          const [only, ...others] = node.children;
          return only?.type === 'image' && others.length === 0 ? image(only, false) : element('p', {}, state.all(node));
        },
        containerDirective(state: State, node: { name: string; children: Paragraph[] }) {
          const [label, ...rest] = node.children;
          const labelled = label?.type === 'paragraph' && label.data?.directiveLabel === true;
          return element('Admonition', { kind: node.name }, [
            element('AdmonitionTitle', { kind: node.name }, labelled ? state.all(label) : []),
            ...state.all({ ...node, children: labelled ? rest : node.children }),
          ]);
        },
      },
    })
    .freeze();

  const hast = toHast.runSync(tree);
  return renderToStaticMarkup(
    toJsxRuntime(hast, { Fragment, jsx, jsxs, components: mdxComponents as Partial<Components> }),
  );
}

function element(tagName: string, properties: object, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: properties as Element['properties'], children };
}
