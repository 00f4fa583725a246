/** The script of every page: the site's behaviours, after the page's text is kept and before the application starts. */
import './built-bodies';
import '../../../src/client/behaviours';
import { startApp } from './start-app';

startApp(document);
