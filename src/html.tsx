import type { ReactNode } from 'react';
import { site } from './site';

interface HtmlProps {
  htmlAttributes: object;
  headComponents: ReactNode;
  bodyAttributes: object;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** The document around every page. Gatsby's own document supports browsers of ten years ago. */
export default function Html(props: HtmlProps) {
  return (
    <html lang={site.language} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
