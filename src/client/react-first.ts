/** An entry of its own, run before the application's: evaluating React is then a task of its own. */
import 'react-dom/client';
