import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { startOwnIdentity } from '../own-identity.ts';
import { newEmail, newPassword, signUp } from '../people/account.ts';
import type { Account } from '../people/account.ts';
import { withDatabase } from '../site-database.ts';
import type { Site } from '../site.ts';
import { compareTimes, plantedMs } from '../timing/compare.ts';
import type { Comparison, Door, TimedCall } from '../timing/compare.ts';
import { openSleepingProxy } from '../timing/sleeping-proxy.ts';
import { requestFrom } from '../traffic/request-from.ts';

interface Call {
  method: string;
  path: string;
  body?: object;
  token?: string | undefined;
}

/** Number of people per kind. Each call uses a different one, because a recently requested name is served from caches. */
const peopleOfKind = 10;

const callsOf = (url: URL, agent: Agent, expected: number, make: (index: number) => Call): TimedCall => {
  let index = 0;
  return async (headers) => {
    const { method, path, body, token } = make((index += 1) % peopleOfKind);
    const all = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    };
    const { status } = await requestFrom('127.0.0.1', new URL(path, url), {
      method,
      agent,
      headers: all,
      ...(body && { body: JSON.stringify(body) }),
    });
    expectEqual(`status of ${method} ${path.split('?', 1)[0] ?? ''}`, status, expected);
  };
};

const forgotten = (email: string): Call => ({
  method: 'PUT',
  path: `/v1/users/forgot-password?email=${encodeURIComponent(email)}`,
});

/** Endpoints that a stranger calls about accounts, and that a signed-in user calls about another's account. */
function doorsOfIdentity(url: URL, agent: Agent, accounts: readonly Account[], prepare: () => Promise<void>): Door[] {
  const nobody = accounts.map(() => newEmail());
  const [caller] = accounts;
  const taken = (index: number) => accounts[index === 0 ? 1 : index]?.email ?? '';
  const free = (index: number) => nobody[index] ?? '';
  const password = newPassword();
  const calls = (expected: number, make: (email: string) => Call) => ({
    one: callsOf(url, agent, expected, (index) => make(taken(index))),
    other: callsOf(url, agent, expected, (index) => make(free(index))),
  });
  return [
    {
      name: 'sign-in',
      ...calls(401, (email) => ({ method: 'POST', path: '/v1/auth/sign-in', body: { email, password } })),
    },
    { name: 'forgotten password', prepare, ...calls(204, forgotten) },
    {
      name: 'change of the address',
      prepare,
      ...calls(200, (email) => ({
        method: 'PUT',
        path: '/v1/users/change-email',
        body: { email, password: caller?.password },
        token: caller?.browser.accessToken,
      })),
    },
  ];
}

const orderCode = (): string =>
  `GVG${randomBytes(8)
    .toString('hex')
    .toUpperCase()
    .replace(/[^2-9A-F]/g, '')
    .slice(0, 6)
    .padEnd(6, '7')}`;

/**
 * Looks up an existing order with the wrong phone, and a missing order. Bypasses the gateway, because only the gateway limits addresses.
 */
async function doorOfOrders(site: Site, url: URL, agent: Agent): Promise<Door> {
  const orders = await withDatabase(site, 'cart', (database) =>
    database
      .collection<{ code: string }>('orders')
      .find({}, { projection: { code: 1 } })
      .limit(peopleOfKind)
      .toArray(),
  );
  if (orders.length === 0) throw new Error('the site has no order to track: npm run seed');
  // No order of the site has this number. Many orders of the end-to-end tests have 090-1234-5678.
  const phone = '+819000000019';
  const track = (code: string): Call => ({ method: 'POST', path: '/v1/orders/track', body: { code, phone } });
  const unknown = orders.map(orderCode);
  return {
    name: 'tracking an order',
    one: callsOf(url, agent, 404, (index) => track(orders[index % orders.length]?.code ?? '')),
    other: callsOf(url, agent, 404, (index) => track(unknown[index % unknown.length] ?? '')),
  };
}

const ms = (value: number): string => `${value.toFixed(2)} ms`;

function describe(name: string, { pairs, medians: [one, other], difference, spread, planted }: Comparison): string {
  return `${name} ${ms(one)} / ${ms(other)} (${pairs} pairs, apart ${ms(difference)}, identical pairs ±${ms(spread)}, a sleep of ${plantedMs} ms ${ms(planted)})`;
}

interface Measured {
  isEqual: boolean;
  text: string;
}

/** Milliseconds. With the calls allowed per address, detecting a smaller difference over a network takes hours per account or order. */
const smallestMs = 0.25;

const isApart = ({ difference, spread }: Comparison): boolean => Math.abs(difference) > Math.max(spread, smallestMs);

async function measure(door: Door): Promise<Measured> {
  const { name } = door;
  try {
    const comparison = await compareTimes(door);
    const text = describe(name, comparison);
    if (Math.abs(comparison.planted) <= comparison.spread)
      return { isEqual: false, text: `too busy to measure: ${text}` };
    if (!isApart(comparison)) return { isEqual: true, text };
    // Other work on the machine may have hit one kind of call more often. A real difference appears again.
    const again = await compareTimes(door);
    const isEqual = !isApart(again) || Math.sign(again.difference) !== Math.sign(comparison.difference);
    return { isEqual, text: `${isEqual ? 'apart once' : 'told apart'}: ${text}, again ${describe(name, again)}` };
  } catch (error) {
    return { isEqual: false, text: `${name}: ${(error as Error).message}` };
  }
}

/** Measures doors through a proxy of the attack. */
async function measureAt(target: URL, doorsOf: (url: URL, agent: Agent) => Promise<Door[]>): Promise<Measured[]> {
  const proxy = await openSleepingProxy(target);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const measured: Measured[] = [];
    for (const door of await doorsOf(proxy.url, agent)) measured.push(await measure(door));
    return measured;
  } finally {
    agent.destroy();
    proxy.close();
  }
}

export const equalTimes: AttackCase = {
  name: 'answers whose time tells who has an account or an order',
  limitMs: 900_000,
  async run(site) {
    const own = await startOwnIdentity(site, { LIMITS_SCALE: '1000' });
    try {
      const measured = [
        ...(await measureAt(site.urlOf('cart'), async (url, agent) => [await doorOfOrders(site, url, agent)])),
        ...(await measureAt(own.url, async (url, agent) => {
          const accounts: Account[] = [];
          for (let count = 0; count < peopleOfKind; count += 1) accounts.push(await signUp(own));
          return doorsOfIdentity(url, agent, accounts, () => own.forgetReceivers());
        })),
      ];
      const text = measured.map((one) => one.text).join('; ');
      if (measured.some(({ isEqual }) => !isEqual)) throw new Error(text);
      return text;
    } finally {
      await own.stop();
    }
  },
};
