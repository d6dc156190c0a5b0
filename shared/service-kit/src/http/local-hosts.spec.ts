import type { Request, Response } from 'express';
import { localHostsOnly } from './local-hosts.ts';

/** Returns the status of a request for `host`, undefined if it is passed on. */
function statusFor(headers: Record<string, string | undefined>): number | undefined {
  let status: number | undefined;
  const response = {
    status(code: number) {
      status = code;
      return this;
    },
    type() {
      return this;
    },
    send: () => undefined,
  };
  localHostsOnly()({ headers } as unknown as Request, response as unknown as Response, () => undefined);
  return status;
}

it.each(['localhost', 'localhost:3080', 'mailbox.localhost:3080', 'LOCALHOST:1', '127.0.0.1:3080', '[::1]:3080'])(
  'passes on a request for %s',
  (host) => {
    expect(statusFor({ host })).toBeUndefined();
  },
);

it.each([
  'evil.example',
  'localhost.evil.example',
  'evil.example:3080',
  '127.0.0.1.evil.example',
  '10.0.0.1',
  'localhost:3080:1',
  '',
  undefined,
])('rejects a request for %j', (host) => {
  expect(statusFor({ host, 'x-forwarded-host': 'localhost' })).toBe(421);
});
