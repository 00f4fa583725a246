/** An entry of its own, run before the application's: evaluating React is then a task of its own. */
import 'react-dom/client';
import { handOverPageData } from './page-data';

const source = document.getElementById('page-data');
if (source) handOverPageData(source, document, location);
