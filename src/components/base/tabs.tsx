import type { ReactNode } from 'react';

export interface TabContent {
  label: ReactNode;
  content: ReactNode;
}

/**
 * Alternatives of which one is shown. The markup is a group of radio buttons, which works without scripts; `src/client/text/tabs.ts`
 * turns it into ARIA tabs.
 * @param id unique within the page
 * @param group tabs of one group, on all pages, follow each other's choice
 */
export function Tabs({ id, group, tabs }: { id: string; group?: string; tabs: readonly TabContent[] }) {
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
