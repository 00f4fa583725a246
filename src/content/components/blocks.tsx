/** Headings, links, pictures and tables, as every document shows them. */
import { Children, isValidElement, type ReactNode } from 'react';
import type { ImageAsset } from '../text/context';

interface HeadingProps {
  id?: string;
  /** Former ids, with spaces between them: links to them still work. */
  formerIds?: string;
  children?: ReactNode;
}

/** The headings of a text: each links to itself, unless it holds a link. */
export const headings = {
  h2: (props: HeadingProps) => <Heading level="h2" {...props} />,
  h3: (props: HeadingProps) => <Heading level="h3" {...props} />,
  h4: (props: HeadingProps) => <Heading level="h4" {...props} />,
  h5: (props: HeadingProps) => <Heading level="h5" {...props} />,
  h6: (props: HeadingProps) => <Heading level="h6" {...props} />,
};

function Heading({ level: Level, id, formerIds, children }: HeadingProps & { level: keyof typeof headings }) {
  return (
    <Level id={id}>
      {formerIds?.split(' ').map((former) => (
        <span key={former} id={former} />
      ))}
      {id && !holdsLink(children) ? (
        <a className="anchor" href={`#${id}`}>
          {children}
        </a>
      ) : (
        children
      )}
    </Level>
  );
}

const holdsLink = (children: ReactNode): boolean =>
  Children.toArray(children).some(
    (child) =>
      isValidElement<{ children?: ReactNode }>(child) && (child.type === Link || holdsLink(child.props.children)),
  );

/** A link; only its text if it has no address. */
export function Link({ href, children, ...rest }: { href?: string; children?: ReactNode }) {
  if (!href) return <span className="missing-link">{children}</span>;
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

interface PictureProps extends Partial<ImageAsset> {
  alt?: string;
  caption?: string;
  /** Part of the text's width, in per cent. */
  share?: number;
}

/** A picture, which loads when the reader comes near; with a caption, a figure. */
export function Picture({ caption, alt, share, ...image }: PictureProps) {
  const part = (share ?? 100) / 100;
  const sizes = image.srcSet ? `(max-width: 46rem) ${100 * part}vw, ${Math.round(460 * part) / 10}rem` : undefined;
  const style = share === undefined ? undefined : { width: `${share}%` };
  const picture = (
    <img alt={alt} {...image} sizes={sizes} style={caption ? undefined : style} loading="lazy" decoding="async" />
  );
  if (!caption) return picture;
  return (
    <figure className="picture" style={style}>
      {picture}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** A table in a region that scrolls sideways, by keyboard too. */
export function ScrollingTable({ children, 'aria-label': label }: { children?: ReactNode; 'aria-label'?: string }) {
  return (
    <div className="table-scroll" role="group" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
