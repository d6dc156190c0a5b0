/** Server rendering only; separate from the index, so that browsers do not load it. */
export { StaticRouter } from 'react-router';
