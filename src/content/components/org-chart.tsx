import type { Position } from '../text/data';

/** An organisation: nested lists, drawn as a tree. */
export function OrgChart({ top }: { top: Position }) {
  return (
    <div className="org-chart">
      <ul>
        <Branch position={top} />
      </ul>
    </div>
  );
}

function Branch({ position }: { position: Position }) {
  const { title, short, duties = [], reports = [] } = position;
  return (
    <li>
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
