export interface MovedPart {
  /** The former id on this page. */
  id: string;
  /** The new address: a path of the site, with or without a fragment. */
  to: string;
  /** Name of the page at the new address. */
  title: string;
}

/**
 * Redirects to the new address of the part that the fragment names, which servers never see. The script is the same on every page:
 * the policy has its hash. A fragment is written as `encodeURI` does; ids have letters, digits, hyphens and underscores.
 */
const leadOn = `(function(a){a&&location.replace(a.pathname+location.search+a.hash)})([].find.call(document.querySelectorAll('[data-moved-part] a'),function(a){return'#'+encodeURI(a.parentNode.id)==location.hash}))`;

/** The parts of a page that are on other pages now. Readers see a part's line only if they followed a link to that part. */
export function MovedParts({ parts }: { parts: readonly MovedPart[] }) {
  return (
    <>
      {parts.map(({ id, to, title }) => (
        <p key={id} id={id} data-moved-part="">
          This part has moved: it is now in <a href={to}>{title}</a>.
        </p>
      ))}
      <script dangerouslySetInnerHTML={{ __html: leadOn }} />
    </>
  );
}
