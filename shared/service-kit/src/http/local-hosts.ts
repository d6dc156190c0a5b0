import type { RequestHandler } from 'express';

const localName = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Refuses requests under any name that is not this machine's (421). A page elsewhere can let its own name resolve to this machine and would then read, as its own
 * origin, what a demo without accounts shows to everybody here. `X-Forwarded-Host` does not count: such a page can send it.
 */
export const localHostsOnly = (): RequestHandler => (request, response, next) => {
  if (localName.test(request.headers.host ?? '')) next();
  else response.status(421).type('text').send('This demo responds only under a name of this machine.\n');
};
