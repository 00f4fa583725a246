import type { CSSProperties } from 'react';
import type { Position } from '../text/data';

/** An organisation: nested lists, drawn as a chart. */
export function OrgChart({ top }: { top: Position }) {
  return (
    <div className="org-chart" role="group" aria-label="Organisation chart" tabIndex={0}>
      <ul>
        <Branch position={top} />
      </ul>
    </div>
  );
}

/** Count the columns of a position: the positions below it that have no reports. */
const columns = ({ reports = [] }: Position): number =>
  Math.max(
    1,
    reports.reduce((sum, report) => sum + columns(report), 0),
  );

function Branch({ position }: { position: Position }) {
  const { title, short, duties = [], reports = [] } = position;
  return (
    <li style={{ '--columns': columns(position) } as CSSProperties}>
      <div className="org-position">
        <strong>
          {title} {short && <span className="org-short">({short})</span>}
        </strong>
        {duties.length > 0 && (
          <ul className="org-duties">
            {duties.map((duty) => (
              <li key={duty}>{duty}</li>
            ))}
          </ul>
        )}
      </div>
      {reports.length > 0 && (
        <ul>
          {reports.map((report) => (
            <Branch key={report.title} position={report} />
          ))}
        </ul>
      )}
    </li>
  );
}
