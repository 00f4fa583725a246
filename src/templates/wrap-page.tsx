import type { WrapPageElementBrowserArgs } from 'gatsby';
import { Layout } from '../components/frame/layout';
import { Problems, UnknownPage } from '../components/frame/development';
import { SiteStyles } from '../components/frame/site-styles';
import { Seo } from '../components/head/seo';
import { isPublishedType, type Frame } from '../nav';
import type { PageType } from '../data/pages/schema';

/** A page's own fields, which every template's query returns as `page`. */
type PageData = Queries.PageFieldsFragment & {
  __typename: PageType;
  date?: { iso: string };
  authors?: { name: string; url: string | null }[];
  target?: string;
  earlier?: { version: string; current: { path: string } | null };
};

const widths: Partial<Record<PageType, 'list' | 'wide' | 'full'>> = {
  Home: 'full',
  Api: 'list',
  ApiOverview: 'wide',
  ApiOperation: 'wide',
  ApiModel: 'wide',
};

/** Wrap every page in its frame. The frame outlives a route change, so that only the differences are rendered again. */
export function wrapPageElement({ element, props }: Pick<WrapPageElementBrowserArgs, 'element' | 'props'>) {
  const page = (props.data as { page?: PageData } | undefined)?.page;
  if (!page) {
    if (process.env.NODE_ENV === 'development')
      return (
        <>
          <SiteStyles />
          <UnknownPage />
        </>
      );
    throw new Error('The query of this page has no field `page`. Let its template ask for one, with `...PageFields`.');
  }
  const type = page.__typename;
  const { earlier } = page;
  const title = earlier ? `${page.title} (${earlier.version})` : page.title;
  return (
    <>
      {process.env.BUILD_STAGE !== 'build-javascript' && <SiteStyles />}
      <Seo
        title={type === 'Home' ? undefined : title}
        description={page.description}
        path={page.path}
        type={type}
        breadcrumbs={page.breadcrumbs}
        published={page.date?.iso}
        modified={page.lastUpdated?.iso}
        authors={type === 'Post' ? page.authors : undefined}
        movedTo={page.target}
        current={earlier?.current?.path}
        noIndex={!isPublishedType(type) || earlier?.current === null}
      />
      {process.env.NODE_ENV === 'development' && page.problems && <Problems text={page.problems} />}
      <Layout frame={page as Frame} width={widths[type]} type={type}>
        {element}
      </Layout>
    </>
  );
}
