import { describe, expect, it } from 'vitest';
import { headingBeingRead, readingLine } from './toc';

describe('headingBeingRead', () => {
  it('is the last heading above the line', () => expect(headingBeingRead([-300, 40, 500], 80)).toBe(1));
  it('is the first heading where none is above', () => expect(headingBeingRead([200, 500], 80)).toBe(0));
});

describe('readingLine', () => {
  it.each([
    ['stays under the navbar while more than a windowful is left', 1000, 3000, 80],
    ['sinks evenly over the last windowful', 2600, 3000, 440],
    ['is the window’s bottom where the page ends, so that the last heading is marked', 3000, 3000, 800],
    ['is under the navbar at the top of a short page', 0, 200, 80],
    ['sinks evenly over all of a short page', 100, 200, 440],
    ['is the window’s bottom where a short page ends', 200, 200, 800],
    ['is under the navbar of a page that cannot scroll', 0, 0, 80],
  ])('%s', (_, scrolled, way, line) => expect(readingLine(scrolled, way, 800, 80)).toBe(line));
});
