import type { ReactNode } from 'react';
import { Tabs } from '../../components/base/tabs';

interface ChoiceProps {
  /** Unique within the page. */
  id: string;
  options: { label: ReactNode; content: ReactNode }[];
  /** Choices of one group follow each other on all pages. */
  group?: string;
  /** True to name even a single option. */
  named?: boolean;
}

/** Alternatives side by side, one shown; a single one is shown without tabs. */
export function Choice({ id, options, group, named = false }: ChoiceProps) {
  if (options.length === 1 && !named) return <>{options[0]?.content}</>;
  return <Tabs id={id} group={group} tabs={options} />;
}
