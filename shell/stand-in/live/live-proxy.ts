import type { IncomingMessage } from 'node:http';

/** Rewrites a site's cookie for the page's own host: for http and without a domain. */
export const ownCookie = (cookie: string): string => cookie.replace(/;\s*(Secure|Domain=[^;]*)(?=;|$)/gi, '');

/** Returns the development server's proxy for the API, pictures and sockets of a live site, which sees requests as from its own page. */
export const liveProxy = (api: string) => ({
  context: ['/v1', '/socket.io'],
  target: api,
  changeOrigin: true,
  ws: true,
  headers: { origin: api },
  on: {
    proxyRes({ headers }: IncomingMessage) {
      if (headers['set-cookie']) headers['set-cookie'] = headers['set-cookie'].map(ownCookie);
    },
  },
});
