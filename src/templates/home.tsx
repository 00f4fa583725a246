import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { A } from '../components/base/a';
import { ButtonLink } from '../components/base/button-link';
import { Drawing, Icon } from '../components/base/icon';
import { HeroArt } from '../components/pages/hero-art';
import { PostLines } from '../components/releases/post-lines';
import { paths } from '../paths';
import type { TemplateProps } from './page-fields';

/** Path data from Lucide (ISC license). */
const arrow = 'M5 12h14m-7-7 7 7-7 7';

/** The icons that `schemas/home.schema.json` names. */
const drawings: Partial<Record<string, string>> = {
  compass:
    'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-5.76-4.24-1.804 5.411a2 2 0 0 1-1.265 1.265L7.76 16.24l1.804-5.411a2 2 0 0 1 1.265-1.265z',
  'plane-takeoff':
    'M2 22h20M6.36 17.4 4 17l-2-4 1.1-.55a2 2 0 0 1 1.8 0l.17.1a2 2 0 0 0 1.8 0L8 12 5 6l.9-.45a2 2 0 0 1 2.09.2l4.02 3a2 2 0 0 0 2.1.2l4.19-2.06a2.41 2.41 0 0 1 1.73-.17L21 7a1.4 1.4 0 0 1 .87 1.99l-.38.76c-.23.46-.6.84-1.07 1.08L7.58 17.2a2 2 0 0 1-1.22.18Z',
  'code-xml': 'm18 16 4-4-4-4M6 8l-4 4 4 4m8.5-12-5 16',
};

const Page = styled.div(css`
  position: relative;
  overflow: clip;
  > * {
    padding: 0 clamp(1rem, 4vw, 1.5rem);
  }
  > * > div,
  > * > ul {
    position: relative;
    max-width: calc(var(--page-width) - 3rem);
    margin: 0 auto;
  }
  > * > ul,
  > * > div > ul {
    display: flex;
    flex-wrap: wrap;
    > li {
      flex: 1 1 17rem;
    }
  }
  p {
    color: var(--color-muted);
  }
  /* In the HTML the drawing follows the list of first steps; in a wide window it stands above the list. Neither may move the other. */
  .hero-art {
    position: absolute;
    top: 0;
    left: 50%;
    width: min(50%, 45rem);
    height: 28rem;
    pointer-events: none;
    mask-image: linear-gradient(90deg, #000 80%, transparent);
  }
  @media (max-width: 53.75em) {
    .hero-art {
      position: static;
      display: block;
      width: min(100%, 36rem);
      height: auto;
      margin: 0 auto;
    }
  }
`);

const Hero = styled.section(css`
  background: linear-gradient(var(--color-bg), var(--color-surface));
  > div {
    min-height: 28rem;
    padding: var(--space-8) 0 var(--space-7);
  }
  h1,
  p,
  p ~ * {
    max-width: 32rem;
  }
  h1 {
    font-size: min(11vw, clamp(1.9rem, 1.4rem + 3.2vw, 3.75rem));
    line-height: 1.05;
    letter-spacing: -0.035em;
  }
  p {
    margin: var(--space-4) 0 var(--space-5);
    font-size: clamp(1.125rem, 1rem + 0.5vw, 1.3125rem);
    line-height: 1.5;
    text-wrap: pretty;
  }
  p + a {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 3.25rem;
    padding: var(--space-2) var(--space-4);
    line-height: var(--leading-snug);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-1);
    color: var(--color-muted);
    text-decoration: none;
  }
  p + a:hover {
    border-color: var(--color-link);
  }
  a + div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-top: var(--space-4);
  }
  @media (max-width: 53.75em) {
    > div {
      min-height: 0;
      padding: var(--space-6) 0;
    }
  }
`);

const Audiences = styled.section(css`
  padding-block: var(--space-6) var(--space-7);
  border-top: 1px solid var(--color-border);
  > div > ul {
    gap: var(--space-5);
    margin-top: var(--space-4);
  }
  > div > ul > li {
    padding: var(--space-5);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-1);
  }
  p {
    margin: var(--space-2) 0 var(--space-4);
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 0.55rem 0;
    border-top: 1px solid var(--color-border);
    font-weight: 600;
  }
`);

const LatestRelease = styled.section(css`
  padding-block: var(--space-5);
  h2 {
    font-size: var(--text-xl);
  }
`);

const Points = styled.section(css`
  padding-block: var(--space-7) var(--space-8);
  ul {
    gap: var(--space-6);
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-content: start;
    gap: var(--space-1) var(--space-4);
  }
  .icon {
    grid-row: span 2;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0.6rem;
    border: 1px solid var(--color-border);
    border-radius: 50%;
    background: var(--color-surface);
    color: var(--color-accent-ink);
    stroke-width: 1.75;
  }
  h2 {
    font-size: var(--text-l);
    letter-spacing: -0.01em;
  }
`);

/** The home page: the purpose of the site, and where each reader begins. */
export default function HomeTemplate({ data }: TemplateProps<Queries.HomePageQuery>) {
  const { headline, tagline, search, action, secondary, points, audiences } = data.page.content;
  const latest = data.releases.nodes;
  return (
    <Page>
      <Hero>
        <div>
          <h1>{headline}</h1>
          <p>{tagline}</p>
          <A to={paths.search} data-search-open>
            <Icon name="search" />
            {` ${search ?? 'Search'}`}
          </A>
          <div>
            <ButtonLink to={action.path}>
              {action.label} <Drawing d={arrow} />
            </ButtonLink>
            {secondary && (
              <ButtonLink to={secondary.path} data-quiet>
                {secondary.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </Hero>
      {audiences && audiences.length > 0 && (
        <Audiences aria-labelledby="start">
          <div>
            <h2 id="start">Where to start</h2>
            <ul>
              {audiences.map(({ title, text, links }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  <ul>
                    {links.map(({ label, path }) => (
                      <li key={path}>
                        <A to={path}>
                          {label} <Drawing d={arrow} />
                        </A>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </div>
        </Audiences>
      )}
      <HeroArt />
      {latest.length > 0 && (
        <LatestRelease aria-labelledby="latest">
          <div>
            <h2 id="latest">Latest release</h2>
            <PostLines posts={latest} />
          </div>
        </LatestRelease>
      )}
      <Points aria-label="What you find here">
        <ul>
          {points.map(({ title, text, icon }) => {
            const drawing = drawings[icon ?? ''];
            return (
              <li key={title}>
                {drawing && <Drawing d={drawing} />}
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </Points>
    </Page>
  );
}

export const query = graphql`
  query HomePage($id: String!) {
    releases: allPost(sort: [{ date: { iso: DESC } }, { title: ASC }], limit: 1) {
      nodes {
        ...PostLine
      }
    }
    page: home(id: { eq: $id }) {
      ...PageFields
      content {
        headline
        tagline
        search
        action {
          label
          path
        }
        secondary {
          label
          path
        }
        points {
          title
          text
          icon
        }
        audiences {
          title
          text
          links {
            label
            path
          }
        }
      }
    }
  }
`;
