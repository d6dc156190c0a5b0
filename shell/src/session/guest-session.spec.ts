/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { Api } from '@gvg/browser-kit';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { guestCookieDays } from '@gvg/contracts/identity/guest-cookie';
import { beginGuestSession } from './guest-session.ts';

const day = 24 * 60 * 60;
const secondsNow = () => Math.floor(Date.now() / 1000);
const cookieOf = (id: string, ageSeconds = 0) =>
  `${id.repeat(32)}.${secondsNow() - ageSeconds}~key-1~${'s'.repeat(86)}`;
const ours = cookieOf('a');

let requests: string[];

/** A fake of identity's API: it confirms `ours`, and replaces every other cookie with `ours`. */
const api = {
  call: async (name: string) => {
    requests.push(name);
    document.cookie = `${guestCookieName}=${ours}; path=/`;
    return { sessionId: 'a'.repeat(32), signedSessionId: ours };
  },
} as unknown as Api;

/** Loads the page once, until the browser has been idle, and returns the number of requests. */
async function load(page: Api = api): Promise<number> {
  requests = [];
  const begun = beginGuestSession(page, 'DEVELOPMENT');
  await jest.advanceTimersByTimeAsync(10_000);
  await begun;
  return requests.length;
}

const present = (value: string) => {
  document.cookie = `${guestCookieName}=${value}; path=/`;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
  document.cookie = `${guestCookieName}=; path=/; max-age=0`;
});

describe('beginGuestSession', () => {
  it.each([
    ['absent', undefined],
    ['malformed', 'guest'],
    ['expired', cookieOf('b', guestCookieDays * day + 1)],
    ['well-formed, but not signed by this site', cookieOf('c')],
    ['valid', ours],
  ])('requests a session once when the cookie is %s', async (_, value) => {
    if (value !== undefined) present(value);
    expect(await load()).toBe(1);
    expect(document.cookie).toBe(`${guestCookieName}=${ours}`);
    expect(await load()).toBe(0);
    expect(await load()).toBe(0);
  });

  it('requests a session again when a confirmed cookie was replaced or has expired', async () => {
    await load();
    present(cookieOf('d'));
    expect(await load()).toBe(1);
    jest.setSystemTime(Date.now() + (guestCookieDays + 1) * day * 1000);
    expect(await load()).toBe(1);
  });

  it('confirms a cookie only after the page is idle', async () => {
    requests = [];
    present(ours);
    const begun = beginGuestSession(api, 'DEVELOPMENT');
    await jest.advanceTimersByTimeAsync(0);
    expect(requests).toEqual([]);
    await jest.advanceTimersByTimeAsync(10_000);
    await begun;
    expect(requests).toEqual(['beginGuestSession']);
  });

  it('warns about a failure and requests again on the next load', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    present(cookieOf('c'));
    await load({ call: () => Promise.reject(new Error('down')) } as unknown as Api);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await load()).toBe(1);
  });

  it('works without storage', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('storage is blocked');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('storage is blocked');
    });
    present(cookieOf('c'));
    expect(await load()).toBe(1);
    expect(document.cookie).toBe(`${guestCookieName}=${ours}`);
  });

  it('requests no session for a crawler', async () => {
    jest
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
    expect(await load()).toBe(0);
  });
});
