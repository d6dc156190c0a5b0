import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApi } from '../api/create-api.ts';
import { recoverSession } from './recover-session.ts';
import type { SessionPort } from './session-port.ts';

let server: Server;
let respond: (request: IncomingMessage) => [status: number, body: object];
let requests: string[];
let expired: number;

beforeEach(async () => {
  requests = [];
  expired = 0;
  server = createServer((request, response: ServerResponse) => {
    requests.push(`${request.url} ${request.headers.authorization ?? 'guest'}`);
    const [status, body] = respond(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Opens a session whose token `old` the server rejects. */
function openSession(
  refresh: (session: { token: string | undefined }) => Promise<'refreshed' | 'ended'>,
  { isGuest = false } = {},
) {
  const state: { token: string | undefined } = { token: isGuest ? undefined : 'old' };
  const session: SessionPort = {
    accessToken: () => state.token,
    refresh: () => refresh(state),
    onChange: () => () => {},
  };
  const onFailedCall = recoverSession({ session, onExpired: () => (expired += 1) });
  return createApi({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    locale: 'en',
    token: () => session.accessToken(),
    onFailedCall,
  });
}

const refuseOldToken = ({ headers }: IncomingMessage): [number, object] =>
  headers.authorization === 'Bearer new' ? [200, { ok: true }] : [401, { message: 'INVALID_TOKEN' }];

describe('recoverSession', () => {
  it('refreshes the session once for concurrent calls and repeats each of them', async () => {
    const allAreRefused = Promise.withResolvers<void>();
    respond = (request) => {
      if (requests.length === 3) allAreRefused.resolve();
      return refuseOldToken(request);
    };
    let refreshes = 0;
    const api = openSession(async (session) => {
      refreshes += 1;
      await allAreRefused.promise;
      session.token = 'new';
      return 'refreshed';
    });
    await expect(Promise.all(['/a', '/b', '/c'].map((path) => api.read(path)))).resolves.toEqual([
      { ok: true },
      { ok: true },
      { ok: true },
    ]);
    expect(refreshes).toBe(1);
    expect(requests.filter((request) => request.endsWith('Bearer new'))).toHaveLength(3);
    expect(expired).toBe(0);
  });

  it('repeats without a refresh if another call has refreshed meanwhile', async () => {
    const state = { token: 'old' };
    const onFailedCall = recoverSession({
      session: {
        accessToken: () => state.token,
        refresh: () => Promise.reject(new Error('unexpected refresh')),
        onChange: () => () => {},
      },
      onExpired: () => {},
    });
    const api = createApi({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      locale: 'en',
      token: () => state.token,
      onFailedCall,
    });
    respond = (request) => {
      const result = refuseOldToken(request);
      state.token = 'new';
      return result;
    };
    await expect(api.read('/a')).resolves.toEqual({ ok: true });
  });

  it('repeats a call of a session that a sign-in has replaced meanwhile', async () => {
    const state = { token: 'old' };
    const onFailedCall = recoverSession({
      session: {
        accessToken: () => state.token,
        refresh: () => Promise.reject(new Error('unexpected refresh')),
        onChange: () => () => {},
      },
      onExpired: () => (expired += 1),
    });
    const api = createApi({
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      locale: 'en',
      token: () => state.token,
      onFailedCall,
    });
    respond = ({ headers }) => {
      if (headers.authorization === 'Bearer new') return [200, { ok: true }];
      state.token = 'new';
      return [401, { message: 'INVALID_PERMISSION' }];
    };
    await expect(api.read('/a')).resolves.toEqual({ ok: true });
    expect(expired).toBe(0);
  });

  it('repeats a call only once', async () => {
    respond = () => [401, { message: 'INVALID_TOKEN' }];
    const api = openSession((session) => {
      session.token = 'new';
      return Promise.resolve('refreshed');
    });
    await expect(api.read('/a')).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(requests).toEqual(['/a Bearer old', '/a Bearer new']);
  });

  it.each([
    ['a refused refresh', () => openSession(() => Promise.resolve('ended')), 'INVALID_TOKEN', 1],
    [
      'INVALID_PERMISSION',
      () => openSession(() => Promise.reject(new Error('unexpected refresh'))),
      'INVALID_PERMISSION',
      1,
    ],
    [
      'an unreachable server at the refresh, which ends nothing',
      () => openSession(() => Promise.reject(new Error('offline'))),
      'INVALID_TOKEN',
      0,
    ],
    [
      'a guest’s invalid session',
      () => openSession(() => Promise.resolve('ended'), { isGuest: true }),
      'INVALID_TOKEN',
      0,
    ],
    ['any other failure', () => openSession(() => Promise.reject(new Error('unexpected refresh'))), 'INVALID_ROLE', 0],
  ])('reports an expired session: %s', async (_, open, code, reports) => {
    respond = () => [401, { message: code }];
    await expect(open().read('/a')).rejects.toMatchObject({ code });
    expect(expired).toBe(reports);
    expect(requests).toHaveLength(1);
  });

  it('does not refresh for a session call', async () => {
    respond = () => [401, { message: 'INVALID_TOKEN' }];
    const api = openSession(() => Promise.reject(new Error('unexpected refresh')));
    await expect(api.call('beginGuestSession', {}, { isSessionCall: true })).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });
});
