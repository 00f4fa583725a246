import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { boxHtml, failedHtml, loadingHtml } from '../client/search/markup';
import { paths } from '../paths';
import { Status } from '../components/base/status';
import { MethodBadge } from '../components/base/method-badge';
import { prose } from '../styles/prose/prose';
import { reference } from '../styles/reference';
import { disabledFieldStyles, fieldStyles } from '../styles/search';
import { A, href } from '../components/base/a';
import { ButtonLink } from '../components/base/button-link';
import { StaticHtml } from '../components/base/static-html';
import { CrashNotice } from '../components/frame/page-crash';
import { Pagination } from '../components/frame/pagination';
import { Admonition, AdmonitionTitle } from '../content/components/admonition';
import { scrollable } from '../components/base/scrollable';
import { Card, Cards } from '../content/components/cards';
import { Commands } from '../content/components/commands';
import { Tabs } from '../components/base/tabs';
import { Details, Keys } from '../content/components/words';
import { OperationList } from '../components/pages/operation-list';
import { Browse } from '../components/releases/browse';
import { DraftBadge } from '../components/releases/draft-badge';
import { PostList } from '../components/releases/post-list';
import type { Mode } from './design';

const Prose = styled.div(prose);
const Reference = styled.div(reference);

const here = '/design/';

export function Marks() {
  return (
    <Reference>
      <p>
        {['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'].map((method) => [
          <MethodBadge key={method} method={method} />,
          ' ',
        ])}
      </p>
      <p>{['200', '304', '404', '500', 'default'].map((status) => [<Status key={status} status={status} />, ' '])}</p>
      <p className="field-head">
        <code className="name">discord_id</code> <span className="type">string</span>{' '}
        <strong className="required">required</strong> <em className="badge">deprecated</em>
      </p>
      <p className="deprecated">Deprecated: do not build on it.</p>
      <DraftBadge />
    </Reference>
  );
}

export function Ways() {
  return (
    <Prose>
      <p>
        Text with <a href="#ways">a link</a>, <code>code</code>, <mark>a mark</mark> and <Keys>Ctrl+K</Keys>.
      </p>
      <p>
        <ButtonLink to={here}>First choice</ButtonLink>{' '}
        <ButtonLink to={here} data-quiet>
          Second choice
        </ButtonLink>
      </p>
      <Cards>
        <Card title="A card" href="#ways">
          The whole card is the link.
        </Card>
      </Cards>
      <Pagination previous={{ label: 'The page before', path: here }} next={{ label: 'The page after', path: here }} />
    </Prose>
  );
}

const post = {
  path: here,
  title: 'Flight Crew Portal v1.1',
  description: 'What the release brings, in a line.',
  date: { iso: '2025-07-31', text: '31 July 2025' },
  readingMinutes: 1,
  draft: false,
  tags: [{ name: 'FCP', path: here }],
  authors: [],
  sections: [{ id: 'lists', text: 'For members', items: 6 }],
};

const operation = {
  path: here,
  title: 'Get User Details',
  method: 'GET',
  urlPath: '/users/find/{discord_id}',
  description: 'Gets one member’s profile by Discord id.',
};

export function Lists({ mode }: { mode: Mode }) {
  return (
    <>
      <Reference>
        <OperationList
          operations={[
            { ...operation, deprecated: false, authentication: 'none' },
            { ...operation, deprecated: true, authentication: 'required' },
          ]}
        />
      </Reference>
      <PostList posts={[post]} heading="h3" />
      <Browse path="/releases/tags/" groups={[{ id: `${mode}-tag`, name: 'FCP', posts: [post] }]} />
      <Prose>
        <Commands
          commands={[
            {
              id: `${mode}-metar`,
              name: '/metar',
              args: ['icao'],
              kind: 'slash',
              example: '/metar KPDX',
              description: 'See the current weather at an airport.',
            },
          ]}
        />
      </Prose>
    </>
  );
}

export function Boxes({ mode }: { mode: Mode }) {
  return (
    <Prose>
      {(['note', 'tip', 'info', 'warning', 'danger'] as const).map((kind) => (
        <Admonition key={kind} kind={kind}>
          <AdmonitionTitle kind={kind} />
          <p>
            What a reader should know, with <a href="#boxes">a link</a>.
          </p>
        </Admonition>
      ))}
      <Tabs
        id={`${mode}-tabs`}
        tabs={[
          { label: 'Chosen', content: <p>What is shown.</p> },
          { label: 'Other', content: <p>What can be.</p> },
        ]}
      />
      <Details summary="Folded" open={false}>
        <p>What is inside.</p>
      </Details>
      <Details summary="Open" open>
        <p>What is inside.</p>
      </Details>
      <figure className="code">
        <figcaption>callsign.ts</figcaption>
        <pre {...scrollable}>
          <code>
            <span className="hljs-keyword">const</span> callsign = <span className="hljs-number">1234</span>;{' '}
            <span className="hljs-comment">{'// a comment'}</span>
            {'\n'}
            <span className="line" data-line="added">
              log(<span className="hljs-string">{"'added'"}</span>);
            </span>
            <span className="line" data-line="removed">
              log(<span className="hljs-string">{"'removed'"}</span>);
            </span>
          </code>
        </pre>
      </figure>
      <div className="table-scroll">
        <table>
          <thead>
            <tr>
              <th>Part</th>
              <th>Meaning</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>KPDX</td>
              <td>The airport</td>
            </tr>
          </tbody>
        </table>
      </div>
    </Prose>
  );
}

/** Empty, not yet there, wrong. */
export function States() {
  return (
    <>
      <PostList posts={[]} />
      <Reference>
        <div className="text">
          <p className="typed">
            <input aria-label="A value" placeholder="Nothing typed" />
          </p>
          <p>
            <button type="button" className="action">
              Use your own values
            </button>{' '}
            <button type="button" className="action" aria-pressed="true">
              Pressed
            </button>
          </p>
          <p className="conflict">
            <strong>Contradiction in the specification:</strong> a value is never right.
          </p>
        </div>
      </Reference>
      <Prose>
        <p>
          <span className="missing-link">A link to what is not there</span>, only in drafts;{' '}
          <A to={here}>one that is</A>.
        </p>
      </Prose>
      <Global styles={fieldStyles + disabledFieldStyles} />
      <StaticHtml html={boxHtml('disabled') + loadingHtml + failedHtml(href(paths.search))} />
      <CrashNotice message="What the error says." onTryAgain={() => undefined} />
    </>
  );
}
