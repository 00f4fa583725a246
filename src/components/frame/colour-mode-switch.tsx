import { Icon } from '../base/icon';

const modes = [
  ['light', 'sun'],
  ['dark', 'moon'],
  ['system', 'monitor'],
] as const;

/** Steps through light, dark and system. CSS sets its icon and name from an attribute on `<html>`. */
export function ColourModeSwitch() {
  return (
    <button className="colour-mode" type="button" data-colour-mode-switch data-needs-js>
      {modes.map(([mode, icon]) => (
        <span key={mode} data-mode={mode}>
          <Icon name={icon} />
          <span className="visually-hidden">Colour mode: {mode}</span>
        </span>
      ))}
    </button>
  );
}
