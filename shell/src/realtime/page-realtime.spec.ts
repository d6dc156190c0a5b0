/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { turns } from '@gvg/testing/turns';
import { sampleUser as signedIn } from '../page/render-page.fixtures.tsx';
import { createPageSession } from '../session/create-page-session.ts';
import { createRealtime } from './page-realtime.ts';

const settle = () => turns();
const beGuest = (id: string) => (document.cookie = `GUEST_SESSION_ID=${id}.signature; path=/`);

function open() {
  const session = createPageSession('DEVELOPMENT');
  const connect = jest.fn(() =>
    Promise.resolve({ send: jest.fn(() => Promise.resolve({ ok: true as const })) as never }),
  );
  const realtime = createRealtime({ environment: 'DEVELOPMENT', session, connect });
  realtime.start();
  return { session, connect, realtime };
}

beforeEach(() => {
  window.requestIdleCallback = ((run: () => void) =>
    queueMicrotask(run)) as unknown as typeof window.requestIdleCallback;
  document.cookie = 'GUEST_SESSION_ID=; path=/; max-age=0';
  localStorage.clear();
});

describe('createRealtime', () => {
  it('connects a user once', async () => {
    const { session, connect } = open();
    session.set({ status: 'user', user: signedIn });
    session.set({ status: 'user', user: { ...signedIn, displayName: 'Hà' } });
    await settle();
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('loads nothing for a guest until they start a conversation', async () => {
    beGuest('first');
    const { session, connect, realtime } = open();
    session.set({ status: 'guest' });
    await settle();
    expect(connect).not.toHaveBeenCalled();
    realtime.begin();
    await settle();
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('connects a guest with a conversation on the next page, but not the guest after them', async () => {
    beGuest('first');
    open().realtime.begin();
    const next = open();
    next.session.set({ status: 'guest' });
    await settle();
    expect(next.connect).toHaveBeenCalledTimes(1);
    beGuest('second');
    const later = open();
    later.session.set({ status: 'guest' });
    await settle();
    expect(later.connect).not.toHaveBeenCalled();
  });

  it('tries again at the next change of the session when the client cannot be loaded', async () => {
    const { session, connect, realtime } = open();
    connect.mockRejectedValueOnce(new Error('offline'));
    session.set({ status: 'user', user: signedIn });
    await settle();
    expect(await realtime.send('TYPING', { isTyping: true })).toBeUndefined();
    session.set({ status: 'user', user: signedIn });
    await settle();
    expect(await realtime.send('TYPING', { isTyping: true })).toEqual({ ok: true });
  });

  it('passes events to their listeners until these unsubscribe', () => {
    const { realtime } = open();
    const [listener, other] = [jest.fn(), jest.fn()];
    const end = realtime.on('CART', listener);
    realtime.on('RESYNC', other);
    realtime.dispatch('CART', { totalAmount: 2 });
    end();
    realtime.dispatch('CART', { totalAmount: 3 });
    expect(listener.mock.calls).toEqual([[{ totalAmount: 2 }]]);
    expect(other).not.toHaveBeenCalled();
  });
});
