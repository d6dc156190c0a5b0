/** For drawing on the server; apart from the index, so that no browser loads it. */
export { StaticRouter } from 'react-router';
