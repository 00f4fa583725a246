import { describeDiagram, drawDiagram } from '../text/diagram';

interface DiagramProps {
  source: string;
  /** The diagram's title, in a few words. */
  title: string;
  /** Prefix of the ids in the drawing. */
  id: string;
}

/** A drawing made at build, at its own size in a region that scrolls; its connections are listed in words, too. */
export function Diagram({ source, title, id }: DiagramProps) {
  const { content, width, height } = drawDiagram(source, id);
  const words = describeDiagram(source);
  return (
    <figure className="picture">
      <div role="group" aria-label={title} style={{ overflowX: 'auto' }} tabIndex={0}>
        <svg
          role="img"
          aria-label={`${title}: ${words}`}
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          style={{ display: 'block', maxWidth: 'none', margin: 'auto' }}
          dangerouslySetInnerHTML={{ __html: content }}
        />
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
