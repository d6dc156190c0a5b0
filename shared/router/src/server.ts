/** Only for server rendering. Separate from the index, so that browsers do not load it. */
export { StaticRouter } from 'react-router';
