import type { GatsbyBrowser } from 'gatsby';
import { DeletedPage } from './src/deleted-page';
import { Problems } from './src/problems';
import { UnknownPage } from './src/unknown-page';

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <>
    <Problems />
    {element}
  </>
);

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => {
  const page = (props.data as { page?: { path: string } } | undefined)?.page;
  if (!page) return <UnknownPage />;
  return (
    <>
      <DeletedPage path={page.path} />
      {element}
    </>
  );
};
