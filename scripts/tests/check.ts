/** `npm run check`: run the stages of `npm test` that need neither a build nor a browser. */
import { checks } from './stages';
import { main as test } from './test';

export const options = [];

export const main = (args: readonly string[]): Promise<number> => test(args, checks);
