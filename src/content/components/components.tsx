/** The components of documents by name. They render to static HTML and take their values from the checked document. */
import { Children, isValidElement, type ReactNode } from 'react';
import { textProp, type ComponentData, type ComponentName } from '../text/components';
import { Admonition, AdmonitionTitle } from './boxes';
import { headings, Link, Picture, ScrollingTable } from './blocks';
import { CodeBlock } from './code-block';
import { Commands } from './commands';
import { Diagram } from './diagram';
import { Operation, Keys, Video } from './words';
import { OrgChart } from './org-chart';
import { Tabs, type TabContent } from '../../components/base/tabs';

interface Props {
  component: ComponentData;
  children?: ReactNode;
}

const text = ({ component }: Props, name: string): string => textProp(component, name) ?? '';

const contents = (tabs: ReactNode): TabContent[] =>
  Children.toArray(tabs)
    .filter((tab) => isValidElement<Props>(tab))
    .map(({ props }) => ({ label: text(props, 'label'), content: props.children }));

const writers: Record<ComponentName, (props: Props) => ReactNode> = {
  Tabs: (props) => (
    <Tabs
      named
      id={props.component.id ?? ''}
      group={textProp(props.component, 'group')}
      tabs={contents(props.children)}
    />
  ),
  Tab: ({ children }) => <>{children}</>,
  Steps: ({ children }) => <div className="steps">{children}</div>,
  Cards: ({ children }) => <ul className="cards">{children}</ul>,
  Card: (props) => (
    <li className="card">
      <a href={text(props, 'href')}>{text(props, 'title')}</a>
      {props.children}
    </li>
  ),
  Commands: ({ component }) => <Commands commands={component.commands ?? []} />,
  OrgChart: ({ component }) => component.organisation && <OrgChart top={component.organisation} />,
  Operation: (props) => <Operation id={text(props, 'id')} operation={props.component.operation} />,
  Details: (props) => (
    <details open={props.component.props.open === true}>
      <summary>{text(props, 'summary')}</summary>
      <div className="details-body">{props.children}</div>
    </details>
  ),
  Kbd: ({ children }) => <Keys>{children}</Keys>,
  Video: (props) => <Video href={text(props, 'href')} title={text(props, 'title')} poster={props.component.image} />,
  Snippet: ({ children }) => <>{children}</>,
  Demo: ({ component, children }) => (
    <div className="demo">
      <div className="demo-result">{children}</div>
      <CodeBlock code={component.source ?? ''} language="markdown" />
    </div>
  ),
};

/** The read-only box of an entry in a task list. */
function TaskState({ checked }: { checked?: boolean }) {
  return <input type="checkbox" disabled defaultChecked={checked} aria-label={checked ? 'Done' : 'To do'} />;
}

/** The component that renders each tag of a document. */
export const mdxComponents = {
  ...writers,
  ...headings,
  a: Link,
  input: TaskState,
  img: Picture,
  table: ScrollingTable,
  Admonition,
  AdmonitionTitle,
  CodeBlock,
  Diagram,
};
