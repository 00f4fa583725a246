import { downloads } from '../../paths';

/** The specification itself, to keep or to import. */
export function Downloads({ slug }: { slug: string }) {
  return (
    <ul className="downloads">
      {downloads(slug).map(({ label, path }) => (
        <li key={path}>
          <a href={path} download>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
