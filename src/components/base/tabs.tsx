import type { ReactNode } from 'react';

export interface TabContent {
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  /** Unique within the page. */
  id: string;
  /** Tabs of one group, on all pages, follow each other's choice. */
  group?: string;
  /** True to show a tab even if it is the only one. */
  named?: boolean;
  tabs: readonly TabContent[];
}

/** Tabs as radio buttons, which work without scripts. `src/client/text/tabs.ts` turns them into ARIA tabs. */
export function Tabs({ id, group, named = false, tabs }: TabsProps) {
  if (tabs.length === 1 && !named) return <>{tabs[0]?.content}</>;
  return (
    <div className="tabs" data-group={group}>
      {tabs.map(({ label, content }, index) => {
        const tab = `${id}-${index + 1}`;
        return [
          <input key={tab} type="radio" id={tab} name={id} defaultChecked={index === 0} />,
          <label key={`${tab}-label`} htmlFor={tab}>
            {label}
          </label>,
          <div key={`${tab}-panel`} className="tab-panel">
            {content}
          </div>,
        ];
      })}
    </div>
  );
}
