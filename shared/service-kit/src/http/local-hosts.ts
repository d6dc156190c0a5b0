import type { RequestHandler } from 'express';

const localName = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/**
 * Rejects requests for any host name that is not this machine's (421). Otherwise a foreign page could resolve its own name to this machine
 * and read, as its own origin, the data that a demo without accounts shows locally (DNS rebinding). `X-Forwarded-Host` is ignored, because
 * such a page can send it.
 */
export const localHostsOnly = (): RequestHandler => (request, response, next) => {
  if (localName.test(request.headers.host ?? '')) next();
  else response.status(421).type('text').send('This demo responds only under a name of this machine.\n');
};
