import { describe, expect, it } from 'vitest';
import { headingBeingRead, readingLine } from './toc';

describe('headingBeingRead', () => {
  it('is the last heading above the line', () => expect(headingBeingRead([-300, 40, 500], 80)).toBe(1));
  it('is the first heading where none is above', () => expect(headingBeingRead([200, 500], 80)).toBe(0));
});

describe('readingLine', () => {
  it('stays under the navbar while more than a windowful is left', () => expect(readingLine(2000, 800, 80)).toBe(80));
  it('is the window’s bottom where the page ends, so that the last heading is marked', () =>
    expect(readingLine(0, 800, 80)).toBe(800));
  it('sinks evenly in between', () => expect(readingLine(400, 800, 80)).toBe(440));
});
