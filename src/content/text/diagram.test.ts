import { expect, test } from 'vitest';
import { checkDiagram, describeDiagram, drawDiagram } from './diagram';

const drawn = {
  flowchart: 'flowchart LR\n  a[Write] --> b{Check}\n  %% a note\n  b -->|right| c([Publish])',
  group: 'graph TD\n  subgraph Ground\n    a --> b & c\n  end\n  b -.-> d',
  states: 'stateDiagram-v2\n  [*] --> Draft\n  Draft --> Published: the day has come',
  sequence:
    'sequenceDiagram\n  participant B as Bot\n  B->>A: ask\n  alt well\n    A-->>B: 200\n  else ill\n    A-->>B: 404\n  end',
  classes: 'classDiagram\n  Animal <|-- Duck\n  class Duck {\n    +swim()\n  }',
  declared: 'sequenceDiagram\n  participant Pilot\n  actor ATC\n  Pilot->>ATC: Request',
  'declared classes': 'classDiagram\n  class Animal {\n  }\n  Animal <|-- Duck\n  class Duck',
  'declared nodes': '%% a note\ngraph TD;\n  a\n  a --> b;',
  'declared states': 'stateDiagram-v2\n  state Draft\n  Draft --> Done\n  Done',
  'declared entities': 'erDiagram\n  USER\n  USER ||--o{ SECTOR : flies',
  'no direction': 'flowchart\n  a --> b',
  entities: 'erDiagram\n  USER ||--o{ SECTOR : flies\n  USER {\n    string id PK\n  }',
};

test.each(Object.entries(drawn))('a diagram of the kind %s is drawn, of shapes and text alone', (_, source) => {
  expect(checkDiagram(source)).toEqual([]);
  const { content, width, height } = drawDiagram(source, 'diagram-7');
  expect(width * height).toBeGreaterThan(5000);
  expect(content).toMatch(/<text [^>]*>[^<]+<\/text>/);
  expect(content).toContain('var(--day,#');
  expect(content).not.toMatch(/<style|<script|@import| style=| class=|data-|NaN/);
  expect(content).not.toMatch(/var\(--(?!day,|night,)/);
  for (const [, id = ''] of content.matchAll(/ id="([^"]+)"/g)) expect(id).toMatch(/^diagram-7-/);
});

test.each([
  ['an unknown kind', 'pie title Pets\n  "Dogs" : 3', [[1, 'Diagrams of the kind `pie` are not drawn here.']]],
  ['nothing', '', [[1, 'This diagram is empty.']]],
  ['a kind alone', '%% soon\nflowchart TD', [[2, 'This diagram draws nothing.']]],
  ['more behind the kind', 'graph TD; a --> b', [[1, 'This diagram draws nothing.']]],
  ['no spaces', 'flowchart TD\n  a1-->a2', [[2, '`a1--` is read as a name here.']]],
  ['an arrow to nowhere', 'flowchart TD\n  a --> b\n  b -->', [[3, 'This line is not drawn.']]],
  ['brackets alone', 'flowchart TD\n  a --> b\n\n  ]]]', [[4, 'This line is not drawn.']]],
  ['a colour', 'flowchart TD\n  a --> b\n  style a fill:#f00', [[3, 'This line is not drawn.']]],
  ['a word of another version', 'sequenceDiagram\n  autonumber\n  A->>B: x', [[2, 'This line is not drawn.']]],
])('%s is reported with its line', (_, source, mistakes) => {
  expect(checkDiagram(source).map(({ line, message }) => [line, message])).toEqual(mistakes);
});

test('words of a diagram stay words', () => {
  const { content } = drawDiagram('flowchart TD\n  a["<script>alert(1)</script> & <img onerror=x>"] --> b', 'd');
  expect(content).not.toMatch(/<script|<img/);
  expect(content).toContain('&lt;script>');
});

test('connections are told in words', () => {
  expect(describeDiagram(drawn.flowchart)).toBe('Write → Check; Check → Publish (right)');
  expect(describeDiagram(drawn['declared nodes'])).toBe('a → b');
  expect(describeDiagram(drawn.states)).toBe('start → Draft; Draft → Published (the day has come)');
  expect(describeDiagram(drawn.sequence)).toContain('ask');
});
