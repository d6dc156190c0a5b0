import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';

type Answer = readonly [status: number, code: string | undefined];

async function send(url: URL, method: string, path: string, body: unknown): Promise<Answer> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return [response.status, text === '' ? undefined : (JSON.parse(text) as { message?: string }).message];
}

/** Well-formed, but never issued. */
const refreshToken = `${'s'.repeat(22)}.${'t'.repeat(43)}.${'u'.repeat(43)}`;
const authCode = 'c'.repeat(43);
const operator = { $ne: '' };
const newPassword = 'Forged7rang!';

const attempts: readonly (readonly [method: string, path: string, body: unknown, answer: Answer])[] = [
  ['POST', '/v1/auth/refresh-token', { refreshToken }, [401, 'INVALID_PERMISSION']],
  ['POST', '/v1/auth/sign-out', { refreshToken }, [204, undefined]],
  ['PUT', '/v1/users/verify', { authCode }, [401, 'INVALID_TOKEN']],
  ['PUT', '/v1/users/reset-password', { authCode, newPassword }, [401, 'INVALID_TOKEN']],
  ['POST', '/v1/auth/refresh-token', { refreshToken: operator }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/auth/sign-in', { email: operator, password: operator }, [400, 'INVALID_PAYLOAD']],
  ['POST', '/v1/auth/sign-in', { email: 'a@example.com', password: 'x'.repeat(20_000) }, [413, 'INVALID_PAYLOAD']],
  ['PUT', '/v1/users/reset-password', { authCode: operator, newPassword }, [400, 'INVALID_PAYLOAD']],
  [
    'POST',
    '/v1/auth/sign-up',
    { email: 'a@example.com', password: newPassword, displayName: 'a', roles: ['SYSTEM_ADMIN'] },
    [400, 'INVALID_PAYLOAD'],
  ],
];

export const accountForgeries: AttackCase = {
  name: 'forged tokens, codes and operators for accounts',
  async run({ url }) {
    for (const [method, path, body, answer] of attempts)
      expectEqual(`${method} ${path}`, await send(url, method, path, body), answer);
    return `${attempts.length} are refused`;
  },
};
