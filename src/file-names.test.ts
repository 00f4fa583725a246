import { expect, test } from 'vitest';
import { isLeftBehind, withSlashes } from './file-names';

test.each([
  ...['static/.DS_Store', 'openapi/parts/Thumbs.db', 'a/desktop.ini', 'a/~$plan.docx', 'a/._photo.png', 'a/notes.txt~'],
  ...['THUMBS.DB', '.~lock.plan.odt#'],
])('%s is left behind by a system or an editor', (file) => {
  expect(isLeftBehind(file)).toBe(true);
});

test.each(['static/favicon.svg', 'static/.well-known/security.txt', 'a/desktop.ini.md', 'a/thumbs.db.png', 'a~b.png'])(
  '%s is a file of the site',
  (file) => {
    expect(isLeftBehind(file)).toBe(false);
  },
);

test('either slash of an argument is understood', () => {
  expect(withSlashes('content\\docs\\a.mdx')).toBe('content/docs/a.mdx');
});
