import type { SessionState, SessionStore } from '@gvg/contracts/composition/shell-api';

export type FakeSession = jest.Mocked<Pick<SessionStore, 'signIn' | 'confirmIdentity' | 'signOut' | 'reload'>> &
  Pick<SessionStore, 'get' | 'subscribe'> & { become: (state: SessionState) => void };

/** A fake of the shell's session with a state set by the test. Confirms everything that it is asked. */
export function fakeSession(initial: SessionState): FakeSession {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    become(next) {
      state = next;
      listeners.forEach((listener) => listener());
    },
    signIn: jest.fn(() => Promise.resolve(true)),
    confirmIdentity: jest.fn(() => Promise.resolve(true)),
    signOut: jest.fn(() => Promise.resolve()),
    reload: jest.fn(() => Promise.resolve()),
  };
}
