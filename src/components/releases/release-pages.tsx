import { paths } from '../../paths';
import { Pagination } from '../frame/pagination';

/** Links to newer and older posts of a list with several pages. */
export function ReleasePages({ current, count }: { current: number; count: number }) {
  const page = (number: number) => ({ label: `Page ${number} of ${count}`, path: paths.releasesPage(number) });
  return (
    <Pagination
      previous={current > 1 ? page(current - 1) : null}
      next={current < count ? page(current + 1) : null}
      labels={{ previous: 'Newer', next: 'Older' }}
    />
  );
}
