import type { IncomingMessage } from 'node:http';

/** Cookies of a site at another address, for the page's own: http and any host. */
export const ownCookie = (cookie: string): string => cookie.replace(/;\s*(Secure|Domain=[^;]*)(?=;|$)/gi, '');

/** Proxy of the development server for the API, the pictures and the sockets of a live site, which sees a page of its own. */
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
