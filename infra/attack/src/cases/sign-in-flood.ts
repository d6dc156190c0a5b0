import type { AttackCase } from '../attack-case.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

const count = 150;
/** Statuses for a wrong password, too many attempts from one address, and too many passwords to hash at a time. */
const refusals = [401, 429, 503];

async function signIn(url: URL, index: number): Promise<void> {
  const body = JSON.stringify({ email: `nobody${index}@example.com`, password: 'x'.repeat(128) });
  const response = await fetch(new URL('/v1/auth/sign-in', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  if (!refusals.includes(response.status)) throw new Error(`a sign-in of nobody answers ${response.status}`);
}

export const signInFlood: AttackCase = {
  name: 'sign-ins, many at once',
  run: ({ url }) =>
    serveOthersDuring(url, Promise.all(Array.from({ length: count }, (_, index) => signIn(url, index))), [
      '/v1/auth/jwks',
      '/v1/products?limit=5',
    ]),
};
