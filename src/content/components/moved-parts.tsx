export interface MovedPart {
  /** The id that it had on this page. */
  id: string;
  /** Where it is now: a path of the site, with a fragment or without. */
  to: string;
  /** Name of the page that has it now. */
  title: string;
}

/**
 * Leads on from the part in the address, which servers never see. The same text on every page: its hash is in the policy.
 * An id is in an address as `encodeURI` writes it: it has letters, digits, hyphens and underscores.
 */
const leadOn = `(function(a){a&&location.replace(a.pathname+location.search+a.hash)})([].find.call(document.querySelectorAll('[data-moved-part] a'),function(a){return'#'+encodeURI(a.parentNode.id)==location.hash}))`;

/** The parts of a page that are on other pages now. Nobody sees a line who did not come for its part. */
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
