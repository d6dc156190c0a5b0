import { randomBytes } from 'node:crypto';
import type { Role } from '@gvg/contracts/definitions/caller';
import type { Notification } from '@gvg/contracts/notify/http/notification-schema';
import type { Page } from '@gvg/contracts/definitions/paging';
import type { TestResponse } from '@gvg/testing/test-client';
import { newId } from './notify-harness.ts';
import type { NotifyHarness } from './notify-harness.ts';

type Send = <Body = Record<string, unknown>>(path: string, body?: unknown) => Promise<TestResponse<Body>>;

/** A reader of notifications with a unique id. */
export interface TestReader {
  kind: 'user' | 'guest';
  id: string;
  get: Send;
  post: Send;
  put: Send;
  delete: Send;
  list(query?: string): Promise<Notification[]>;
  counter(): Promise<number>;
  read(notification: string, isRead?: boolean): Promise<TestResponse>;
}

type Harness = Pick<NotifyHarness, 'client' | 'keys'>;

function readerWith(
  { client }: Harness,
  { kind, id, headers }: { kind: 'user' | 'guest'; id: string; headers: Record<string, string> },
): TestReader {
  const send =
    (method: 'get' | 'post' | 'put' | 'delete'): Send =>
    <Body>(path: string, body?: unknown) =>
      client[method]<Body>(path, { headers, ...(body === undefined ? {} : { body }) });
  const get = send('get');
  const put = send('put');
  return {
    kind,
    id,
    get,
    put,
    post: send('post'),
    delete: send('delete'),
    list: async (query = 'limit=100') => (await get<Page<Notification>>(`/v1/history-notify?${query}`)).body.docs,
    counter: async () => (await get<{ counter: number }>('/v1/history-notify/not-read')).body.counter,
    read: (notification, isRead = true) => put(`/v1/history-notify/${notification}`, { isRead }),
  };
}

export async function newUser(
  harness: Harness,
  { roles = ['USER'], id = newId() }: { roles?: Role[]; id?: string } = {},
): Promise<TestReader> {
  return readerWith(harness, {
    kind: 'user',
    id,
    headers: { authorization: `Bearer ${await harness.keys.mint({ sub: id, roles })}` },
  });
}

export const newStaff = (harness: Harness): Promise<TestReader> => newUser(harness, { roles: ['USER', 'ADMIN'] });

export async function newGuest(harness: Harness, id = randomBytes(16).toString('hex')): Promise<TestReader> {
  return readerWith(harness, { kind: 'guest', id, headers: { cookie: await harness.keys.guestCookie(id) } });
}
