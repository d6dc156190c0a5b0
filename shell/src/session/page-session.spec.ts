/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { Api } from '@gvg/browser-kit';
import { closeOverlay, overlayStore } from '../overlays/overlay-store.ts';
import { PageSession } from './page-session.ts';
import { createSessionCalls } from './session-calls.ts';
import {
  accessTokenOf,
  announceStorage,
  failure,
  signInResultOf,
  storeTokens,
  storedTokens,
  userOf,
} from './session.fixtures.ts';

type Respond = (name: string, input: { body?: { refreshToken?: string } }) => unknown;

let calls: string[];
let respond: Respond;
/** Runs at each call. */
let onCall: (name: string, input: object) => void;

/** Opens a tab of the browser; all tabs share one storage. */
function openTab({ lostChunks = 0 } = {}) {
  let lost = lostChunks;
  const seen = { expired: 0, guests: 0, persons: 0 };
  const api = {
    async call(name: string, input: object) {
      calls.push(name);
      onCall(name, input);
      await Promise.resolve();
      return respond(name, input);
    },
  } as unknown as Api;
  const session = new PageSession({
    environment: 'DEVELOPMENT',
    async loadCalls(target) {
      lost -= 1;
      if (lost >= 0) throw new Error('Loading chunk failed');
      await Promise.resolve();
      return createSessionCalls({
        session: target,
        api,
        beginGuest: async () => {
          seen.guests += 1;
        },
      });
    },
    showExpired: () => (seen.expired += 1),
  });
  session.onChange(() => (seen.persons += 1));
  return { session, seen };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

async function startTab() {
  const tab = openTab();
  tab.session.start();
  await settle();
  return tab;
}

/** Provides Web Locks as in browsers, because jsdom has none. */
function provideLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, work: () => Promise<unknown>) => {
    const result = last.then(work, work);
    last = result.catch(() => undefined);
    return result;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

/** Removes the listeners of a test's tabs. */
let closeTabs: () => void;

beforeEach(() => {
  const listen = jest.spyOn(window, 'addEventListener');
  closeTabs = () => {
    const listened = [...listen.mock.calls];
    listen.mockRestore();
    for (const [type, listener] of listened) removeEventListener(type, listener);
  };
  jest.useFakeTimers();
  calls = [];
  onCall = () => {};
  respond = () => {
    throw new Error('unexpected call');
  };
});
afterEach(() => {
  closeTabs();
  jest.useRealTimers();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('at start', () => {
  it('is a guest at once, without a call, if no token is stored', async () => {
    const { session } = await startTab();
    expect(session.get()).toEqual({ status: 'guest' });
    expect(calls).toEqual([]);
    expect(session.accessToken()).toBeUndefined();
  });

  it('loads its code again after a failure, so that a signed-in person does not wait forever', async () => {
    storeTokens(accessTokenOf('a'));
    respond = () => userOf('a');
    const { session } = openTab({ lostChunks: 2 });
    session.start();
    await settle();
    expect(session.get()).toEqual({ status: 'starting' });
    await jest.advanceTimersByTimeAsync(6_000);
    expect(session.get()).toMatchObject({ status: 'user' });
  });

  it('confirms a stored token without reporting a change of person', async () => {
    storeTokens(accessTokenOf('a'));
    respond = () => userOf('a', { displayName: 'Thu Hà' });
    const { session, seen } = openTab();
    session.start();
    expect(session.get()).toEqual({ status: 'starting' });
    await settle();
    expect(session.get()).toMatchObject({ status: 'user', user: { id: 'a', displayName: 'Thu Hà' } });
    expect([calls, seen.persons]).toEqual([['getMe'], 0]);
  });

  it('exchanges an expired token instead of sending it', async () => {
    storeTokens(accessTokenOf('a', -60));
    respond = () => signInResultOf('a');
    const { session } = await startTab();
    expect(session.get().status).toBe('user');
    expect(calls).toEqual(['refreshToken']);
  });

  it.each([
    ['an account that is gone', failure(404, 'USER_NOT_FOUND')],
    ['a blocked account', failure(403, 'USER_WAS_BLOCKED')],
    ['a session that has ended', failure(401, 'INVALID_PERMISSION')],
  ])('removes the tokens of %s and becomes a guest without a message', async (_case, error) => {
    storeTokens(accessTokenOf('a'));
    respond = () => {
      throw error;
    };
    const { session, seen } = await startTab();
    expect(session.get()).toEqual({ status: 'guest' });
    expect(storedTokens()).toEqual([null, null]);
    expect(seen).toMatchObject({ expired: 0, guests: 1, persons: 0 });
  });

  it.each([0, 429, 500, 502, 503])('keeps the tokens when the status is %s, and tries again', async (status) => {
    storeTokens(accessTokenOf('a'));
    respond = () => {
      throw failure(status);
    };
    const { session } = await startTab();
    expect(session.get()).toEqual({ status: 'starting' });
    expect(storedTokens()).not.toContain(null);
    respond = () => userOf('a');
    dispatchEvent(new Event('online'));
    await settle();
    expect(session.get().status).toBe('user');
  });

  it('keeps the tokens when the refresh fails as well', async () => {
    storeTokens(accessTokenOf('a'));
    respond = (name) => {
      throw name === 'getMe' ? failure(401, 'INVALID_TOKEN') : failure(503);
    };
    const { session } = await startTab();
    expect(session.get()).toEqual({ status: 'starting' });
    expect(storedTokens()).not.toContain(null);
  });

  it('removes invalid tokens', async () => {
    storeTokens('garbage', 'x');
    respond = () => {
      throw failure(400, 'INVALID_PAYLOAD');
    };
    const { session } = await startTab();
    expect([session.get().status, storedTokens()]).toEqual(['guest', [null, null]]);
  });
});

/** Opens a tab with a confirmed session. */
async function signedInTab(accessToken = accessTokenOf('a')) {
  if (localStorage.length === 0) storeTokens(accessToken);
  respond = () => userOf('a');
  const tab = await startTab();
  calls = [];
  return tab;
}

describe('a token that is about to expire', () => {
  it('is refreshed before a call, and only then', async () => {
    const { session } = await signedInTab();
    respond = () => signInResultOf('a');
    await jest.advanceTimersByTimeAsync(880_000);
    expect(calls).toEqual([]);
    const [first, second] = await Promise.all([session.freshToken(), session.freshToken()]);
    expect([calls, first]).toEqual([['refreshToken'], second]);
    expect(first).toBe(storedTokens()[0]);
  });

  it('is not refreshed again with each call if the clock is wrong', async () => {
    const { session } = await signedInTab();
    respond = () => signInResultOf('a', { accessToken: accessTokenOf('a', -3_600) });
    await jest.advanceTimersByTimeAsync(880_000);
    for (let call = 0; call < 3; call += 1) await session.freshToken();
    expect(calls).toEqual(['refreshToken']);
  });
});

describe('a missing access token', () => {
  it('is refreshed before a call, and the person stays', async () => {
    const { session, seen } = await signedInTab();
    respond = () => signInResultOf('a');
    localStorage.removeItem('DEVELOPMENT_ACCESS_TOKEN');
    expect(await session.freshToken()).toBe(storedTokens()[0]);
    expect([calls, session.get()]).toMatchObject([['refreshToken'], { status: 'user', user: { id: 'a' } }]);
    expect(seen).toEqual({ expired: 0, guests: 0, persons: 0 });
  });

  it('is refreshed at start', async () => {
    storeTokens(accessTokenOf('a'));
    localStorage.removeItem('DEVELOPMENT_ACCESS_TOKEN');
    respond = () => signInResultOf('a');
    const { session } = await startTab();
    expect(session.get()).toMatchObject({ status: 'user', user: { id: 'a' } });
  });
});

describe.each([
  ['with Web Locks', provideLocks],
  ['without Web Locks', () => {}],
])('a refresh, %s', (_case, prepare) => {
  beforeEach(prepare);

  it('is one call for several rejected calls', async () => {
    const { session } = await signedInTab();
    respond = () => signInResultOf('a');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => session.refresh()));
    expect([new Set(outcomes), calls]).toEqual([new Set(['refreshed']), ['refreshToken']]);
  });

  it('ends the session when it is rejected', async () => {
    const { session, seen } = await signedInTab();
    respond = () => {
      throw failure(401, 'INVALID_PERMISSION');
    };
    await expect(session.refresh()).resolves.toBe('ended');
    expect(seen.persons).toBe(0);
    await settle();
    expect([session.get(), storedTokens(), seen]).toEqual([
      { status: 'guest' },
      [null, null],
      { expired: 1, guests: 1, persons: 1 },
    ]);
  });

  it.each([0, 429, 503])('does not end the session when the status is %s', async (status) => {
    const { session, seen } = await signedInTab();
    respond = () => {
      throw failure(status);
    };
    await expect(session.refresh()).rejects.toMatchObject({ status });
    expect([session.get().status, seen.expired, storedTokens().includes(null)]).toEqual(['user', 0, false]);
  });
});

describe('a refresh that requires the second factor', () => {
  const challenge = 'challenge-0123456789';
  const required = () => {
    throw failure(401, 'SECOND_FACTOR_REQUIRED', { challenge, mustSetUp: true });
  };
  const signIns = () => overlayStore.get().open.filter(({ kind }) => kind === 'sign-in');

  afterEach(() => closeOverlay('sign-in'));

  it('opens its form once on the current page, and continues after the sign-in', async () => {
    const { session, seen } = await signedInTab();
    respond = required;
    const refreshes = [session.refresh(), session.refresh()];
    await settle();
    refreshes.push(session.refresh());
    await settle();
    expect(signIns()).toEqual([{ kind: 'sign-in', mode: 'login', challenge: { challenge, mustSetUp: true } }]);
    expect([session.get().status, storedTokens().includes(null)]).toEqual(['user', false]);
    const result = signInResultOf('a');
    (await session.calls()).begin(result as never);
    closeOverlay('sign-in');
    await expect(Promise.all(refreshes)).resolves.toEqual(Array(3).fill('refreshed'));
    expect([session.accessToken(), session.get().status, seen]).toEqual([
      result.accessToken,
      'user',
      { expired: 0, guests: 0, persons: 0 },
    ]);
  });

  it('ends the session of a person who closes the form, without a message', async () => {
    const { session, seen } = await signedInTab();
    respond = required;
    const refresh = session.refresh();
    await settle();
    respond = () => undefined;
    closeOverlay('sign-in');
    await expect(refresh).resolves.toBe('ended');
    await settle();
    expect([session.get(), storedTokens(), seen.expired, calls]).toEqual([
      { status: 'guest' },
      [null, null],
      0,
      ['refreshToken', 'signOut'],
    ]);
  });

  it('closes the form when another tab has completed it', async () => {
    const { session } = await signedInTab();
    respond = required;
    const refresh = session.refresh();
    await settle();
    storeTokens(accessTokenOf('a'));
    announceStorage();
    await expect(refresh).resolves.toBe('refreshed');
    expect(signIns()).toEqual([]);
  });

  it('also leads to the form at start', async () => {
    storeTokens(accessTokenOf('a', -60));
    respond = required;
    const { session } = await startTab();
    expect(signIns()).toHaveLength(1);
    (await session.calls()).begin(signInResultOf('a') as never);
    closeOverlay('sign-in');
    await settle();
    expect(session.get().status).toBe('user');
  });
});

it('shows staff whose address is not verified why their session ends', async () => {
  const { session, seen } = await signedInTab();
  respond = () => {
    throw failure(403, 'EMAIL_NOT_VERIFIED');
  };
  await expect(session.refresh()).resolves.toBe('ended');
  expect(overlayStore.get().open).toEqual([{ kind: 'sign-in', mode: 'login', error: 'EMAIL_NOT_VERIFIED' }]);
  expect([session.get(), storedTokens(), seen.expired]).toEqual([{ status: 'guest' }, [null, null], 0]);
  closeOverlay('sign-in');
});

it('one refresh serves all tabs of a browser', async () => {
  provideLocks();
  const tabs = [await signedInTab(), await signedInTab(), await signedInTab()];
  respond = () => signInResultOf('a');
  await Promise.all(tabs.map(({ session }) => session.refresh()));
  expect(calls).toEqual(['refreshToken']);
  expect(tabs.map(({ session }) => session.accessToken())).toEqual(Array(3).fill(storedTokens()[0]));
});

it('stops waiting for a tab that the browser has frozen with the lock', async () => {
  const { session } = await signedInTab();
  Object.defineProperty(navigator, 'locks', {
    value: { request: () => Promise.reject(new DOMException('timed out', 'TimeoutError')) },
    configurable: true,
  });
  respond = () => signInResultOf('a');
  await expect(session.refresh()).resolves.toBe('refreshed');
});

describe('another tab', () => {
  it('that signs out makes this one a guest', async () => {
    const { session, seen } = await signedInTab();
    localStorage.clear();
    announceStorage();
    await settle();
    expect([session.get(), seen.persons, seen.expired, seen.guests]).toEqual([{ status: 'guest' }, 1, 0, 0]);
  });

  it('that signs another person in shows that person here', async () => {
    const { session, seen } = await signedInTab();
    storeTokens(accessTokenOf('b'));
    respond = () => userOf('b');
    announceStorage();
    await settle();
    expect([session.get(), seen.persons]).toEqual([
      expect.objectContaining({ user: expect.objectContaining({ id: 'b' }) as unknown }),
      1,
    ]);
  });

  it('that refreshes changes nothing here', async () => {
    const { session, seen } = await signedInTab();
    storeTokens(accessTokenOf('a'));
    announceStorage();
    await settle();
    expect([calls, seen.persons, session.accessToken()]).toEqual([[], 0, storedTokens()[0]]);
  });
});

it("stores the tokens and the event of a merged guest after a sign-in, and drops the guest's data", async () => {
  const { session, seen } = await startTab();
  const result = signInResultOf('a', { mergedGuest: { eventId: 'e-1' } });
  (await session.calls()).begin(result as never);
  expect(session.get()).toMatchObject({ status: 'user', user: { id: 'a' }, mergedGuest: 'e-1' });
  expect([storedTokens(), seen.persons]).toEqual([[result.accessToken, result.refreshToken], 1]);
});

it('signs out here at once, even when identity cannot be reached, and starts a new guest session', async () => {
  const { session, seen } = await signedInTab();
  respond = (name) => {
    expect([name, storedTokens()]).toEqual(['signOut', [null, null]]);
    throw failure(0);
  };
  await session.signOut();
  await settle();
  expect([session.get(), calls, seen]).toEqual([
    { status: 'guest' },
    ['signOut'],
    { expired: 0, guests: 1, persons: 1 },
  ]);
});

it('unsubscribes the browser from push messages when its person signs out, even when notify cannot be reached', async () => {
  const unsubscribe = jest.fn(() => Promise.resolve(true));
  const registration = { pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) } };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: () => Promise.resolve(registration) },
    configurable: true,
  });
  Object.assign(window, { PushManager: class {}, Notification: class {} });
  window.__GVG_SHELL_V1__ = { environment: 'DEVELOPMENT' } as NonNullable<typeof window.__GVG_SHELL_V1__>;
  const { session } = await signedInTab();
  localStorage.setItem('DEVELOPMENT_PUSH_SUBSCRIPTION', JSON.stringify({ id: 's1', user: 'a' }));
  const sent: unknown[] = [];
  const token = session.accessToken();
  onCall = (name, input) => sent.push([name, input, session.accessToken()]);
  respond = () => {
    throw failure(0);
  };
  await session.signOut();
  expect(sent).toEqual([
    ['unsubscribeFromPush', { params: { id: 's1' } }, token],
    ['signOut', { body: { refreshToken: expect.any(String) as string } }, undefined],
  ]);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect([localStorage.getItem('DEVELOPMENT_PUSH_SUBSCRIPTION'), session.get()]).toEqual([null, { status: 'guest' }]);
  for (const name of ['PushManager', 'Notification', '__GVG_SHELL_V1__']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('shows changes of the person’s own account', async () => {
  const { session } = await signedInTab();
  respond = () => userOf('a', { displayName: 'Tên mới' });
  await session.reload();
  expect(session.get()).toMatchObject({ user: { displayName: 'Tên mới' } });
});

it('opens sign-in for guests only, once the session is known', async () => {
  storeTokens(accessTokenOf('a'));
  respond = () => userOf('a');
  const starting = openTab();
  const signedIn = starting.session.signIn();
  starting.session.start();
  await settle();
  await expect(signedIn).resolves.toBe(true);
  expect(overlayStore.get().open).toEqual([]);
  localStorage.clear();
  const guest = await startTab();
  const cancelled = guest.session.signIn('register');
  await settle();
  expect(overlayStore.get().open).toEqual([{ kind: 'sign-in', mode: 'register' }]);
  closeOverlay('sign-in');
  await expect(cancelled).resolves.toBe(false);
});

it('lasts as long as the page if storage is blocked', async () => {
  const blocked = () => {
    throw new Error('storage is blocked');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(blocked),
  );
  const { session } = await startTab();
  const result = signInResultOf('a');
  (await session.calls()).begin(result as never);
  expect(session.accessToken()).toBe(result.accessToken);
  for (const spy of spies) spy.mockRestore();
});
