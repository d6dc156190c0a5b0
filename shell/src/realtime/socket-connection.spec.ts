/** @jest-environment @gvg/build/jest/page-environment.cjs */
import type { SessionState } from '@gvg/contracts/composition/shell-api';
import type { Handshake } from '@gvg/contracts/realtime/socket-events';
import type { Socket } from 'socket.io-client';
import { SocketConnection } from './socket-connection.ts';

const user = (id: string): SessionState => ({
  status: 'user',
  user: {
    id,
    displayName: 'Thu Hà',
    avatar: null,
    email: 'ha@example.com',
    emailVerified: true,
    hasPassword: true,
    hasSecondFactor: false,
    roles: ['USER'],
  },
});
/** Creates an access token that expires after this number of seconds. */
const tokenFor = (seconds: number) => `e30.${btoa(JSON.stringify({ exp: Date.now() / 1_000 + seconds }))}.s`;

type Handler = (...data: unknown[]) => void;

interface FakeSocket {
  connected: boolean;
  active: boolean;
  on(name: string, handler: Handler): FakeSocket;
  onAny(handler: Handler): FakeSocket;
  connect: jest.Mock<FakeSocket>;
  disconnect: jest.Mock<FakeSocket>;
  timeout(): FakeSocket;
  emitWithAck: jest.Mock<Promise<unknown>>;
}

/** Creates a socket whose server side the test plays. */
function fakeSocket(auth: (send: (handshake: Handshake) => void) => void) {
  const handlers = new Map<string, Handler>();
  const handshakes: Handshake[] = [];
  const listen = (name: string, handler: Handler): FakeSocket => {
    handlers.set(name, handler);
    return socket;
  };
  const socket: FakeSocket = {
    connected: false,
    active: true,
    on: listen,
    onAny: (handler) => listen('*', handler),
    connect: jest.fn(() => {
      auth((handshake) => handshakes.push(handshake));
      return socket;
    }),
    disconnect: jest.fn(() => {
      socket.connected = false;
      return socket;
    }),
    timeout: () => socket,
    emitWithAck: jest.fn(() => Promise.resolve({ ok: true, expiresAt: 1 })),
  };
  const happen = (name: string, ...data: unknown[]) => handlers.get(name)?.(...data);
  return {
    socket,
    handshakes,
    accept() {
      socket.connected = true;
      happen('connect');
    },
    refuse(code: string) {
      socket.active = false;
      happen('connect_error', new Error(code));
    },
    lose(isOnPurpose: boolean) {
      socket.connected = false;
      socket.active = !isOnPurpose;
      happen('disconnect');
    },
    receive: (name: string, data: unknown) => happen('*', name, data),
  };
}

function open(initial: SessionState = user('a')) {
  let state = initial;
  let listener = () => {};
  const token = { current: tokenFor(900) };
  const session = {
    get: () => state,
    subscribe: (next: () => void) => ((listener = next), () => undefined),
    freshToken: jest.fn(() => Promise.resolve(state.status === 'user' ? token.current : undefined)),
    refresh: jest.fn(() => Promise.resolve('refreshed' as const)),
  };
  const realtime = {
    set: jest.fn(),
    dispatch: jest.fn(),
    isWanted: () => state.status === 'user',
    subscribe: () => () => undefined,
  };
  let fake: ReturnType<typeof fakeSocket> | undefined;
  const connection = new SocketConnection({
    realtime,
    session,
    openSocket(auth) {
      fake = fakeSocket(auth);
      return fake.socket as unknown as Socket;
    },
  });
  if (fake === undefined) throw new Error('no socket was opened');
  return {
    connection,
    session,
    realtime,
    token,
    ...(fake as ReturnType<typeof fakeSocket>),
    become(next: SessionState) {
      state = next;
      listener();
    },
  };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('SocketConnection', () => {
  it('sends its token, goes online and announces that events may have been missed', async () => {
    const { handshakes, token, accept, realtime } = open();
    await settle();
    expect(handshakes).toEqual([{ token: token.current }]);
    accept();
    expect(realtime.set.mock.calls).toEqual([['connecting'], ['online']]);
    expect(realtime.dispatch).toHaveBeenCalledWith('RESYNC', { reason: 'connection' });
  });

  it('passes on only events that match their contract', () => {
    const reported = jest.fn();
    window.reportError = reported;
    const { receive, realtime } = open();
    receive('CART', { totalAmount: 3 });
    receive('CART', { totalAmount: 'many' });
    receive('constructor', {});
    expect(realtime.dispatch.mock.calls).toEqual([['CART', { totalAmount: 3 }]]);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('sends the next token before the last one expires', async () => {
    const { accept, token, socket } = open();
    await settle();
    accept();
    await settle();
    token.current = tokenFor(1_800);
    await jest.advanceTimersByTimeAsync(879_000);
    expect(socket.emitWithAck).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(socket.emitWithAck).toHaveBeenCalledWith('AUTH', { token: token.current });
  });

  it('reconnects when the node rejects the next token', async () => {
    const { accept, socket } = open();
    await settle();
    accept();
    await settle();
    socket.emitWithAck.mockResolvedValueOnce({ ok: false, code: 'INVALID_TOKEN' });
    await jest.advanceTimersByTimeAsync(890_000);
    expect(socket.disconnect).toHaveBeenCalledTimes(2);
    expect(socket.connect).toHaveBeenCalledTimes(2);
  });

  it('refreshes a rejected token and tries again', async () => {
    const { refuse, session, socket } = open();
    await settle();
    refuse('INVALID_TOKEN');
    await settle();
    expect(session.refresh).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
  });

  it('waits longer after each rejection', async () => {
    const { refuse, socket } = open();
    for (const [index, waitMs] of [2_500, 5_000, 10_000].entries()) {
      refuse('SERVICE_UNAVAILABLE');
      await jest.advanceTimersByTimeAsync(waitMs * 0.5);
      expect(socket.connect).toHaveBeenCalledTimes(index + 1);
      await jest.advanceTimersByTimeAsync(waitMs);
      expect(socket.connect).toHaveBeenCalledTimes(index + 2);
    }
  });

  it('reconnects itself when a node ends it on purpose, and leaves a lost connection to the client', async () => {
    const { accept, lose, socket, realtime } = open();
    accept();
    lose(false);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
    expect(realtime.set).toHaveBeenLastCalledWith('waiting');
    accept();
    lose(true);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
  });

  it('ends with the person, and starts again with the next', async () => {
    const { become, socket, realtime, accept } = open();
    accept();
    become(user('b'));
    expect(socket.disconnect).toHaveBeenCalledTimes(2);
    expect(socket.connect).toHaveBeenCalledTimes(2);
    become({ status: 'guest' });
    expect(realtime.set).toHaveBeenLastCalledWith('off');
    await jest.advanceTimersByTimeAsync(120_000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
  });

  it('returns undefined for events sent without a connection or answered against the contract', async () => {
    const { connection, accept, socket } = open();
    expect(await connection.send('TYPING', { isTyping: true })).toBeUndefined();
    accept();
    expect(await connection.send('AUTH', { token: 't' })).toEqual({ ok: true, expiresAt: 1 });
    socket.emitWithAck.mockResolvedValueOnce('fine');
    expect(await connection.send('TYPING', { isTyping: true })).toBeUndefined();
    socket.emitWithAck.mockRejectedValueOnce(new Error('operation has timed out'));
    expect(await connection.send('TYPING', { isTyping: true })).toBeUndefined();
  });
});
