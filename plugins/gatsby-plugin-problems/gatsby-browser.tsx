import type { GatsbyBrowser } from 'gatsby';
import { Problems, DeletedPage, UnknownPage } from './src/problems';

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
