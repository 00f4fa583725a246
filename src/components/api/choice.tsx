import type { ReactNode } from 'react';
import { Tabs } from '../mdx/tabs';

interface ChoiceProps {
  /** Unique within the page. */
  id: string;
  options: { label: string; content: ReactNode }[];
  /** Choices of one group follow each other on all pages. */
  group?: string;
}

/** Alternatives side by side, one shown; a lone one stands as it is. */
export function Choice({ id, options, group }: ChoiceProps) {
  if (options.length === 1) return <>{options[0]?.content}</>;
  return <Tabs id={id} group={group} tabs={options} />;
}
