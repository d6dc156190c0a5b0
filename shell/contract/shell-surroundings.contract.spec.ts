import { createApi, createQueryClient } from '@gvg/browser-kit';
import { unreadCountQuery } from '@gvg/customer-ui/unread-notifications';
import { getMyRoom, listRooms } from '@gvg/contracts/chat/http/rooms';
import { getMe } from '@gvg/contracts/identity/http/account';
import { forgotPassword, listSignInMethods, signOut } from '@gvg/contracts/identity/http/auth';
import { countUnreadNotifications } from '@gvg/contracts/notify/http/notifications';
import { unsubscribeFromPush } from '@gvg/contracts/notify/http/push';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { ownRoomQuery, unreadRoomsQuery } from '../src/chat/api/rooms.ts';

const { boolean, eachLike, integer, string } = matchers;
const client = (baseUrl: string, role: string) =>
  createQueryClient(createApi({ baseUrl, locale: 'vi', token: () => role }));

describe('shell page → chat', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'chat' });

  test('reads that a customer has not written yet', async () => {
    const exchange = {
      as: 'USER' as const,
      description: 'the room of who has written nothing',
      providerState: 'the user has written nothing',
      response: { room: null },
    };
    expect(
      await pact.exchange(getMyRoom, exchange, (origin) => client(origin, 'USER').query(ownRoomQuery(undefined))),
    ).toEqual({ room: null });
  });

  test('counts the unread messages of a customer', async () => {
    const exchange = {
      as: 'USER' as const,
      description: 'the unread messages of a room',
      providerState: 'the user has the room 64b0c0ffee0123456789ad00 with one message and one answer that is not read',
      response: { room: { unread: integer(1) } },
    };
    expect(
      await pact.exchange(getMyRoom, exchange, (origin) => client(origin, 'USER').query(ownRoomQuery(undefined))),
    ).toEqual({ room: { unread: 1 } });
  });

  test('counts the unread rooms for staff', async () => {
    const exchange = {
      as: 'ADMIN' as const,
      query: { limit: 1, isRead: 'false' as const },
      description: 'the number of unread rooms',
      providerState: 'a customer waits for an answer',
      response: { totalDocs: integer(1) },
    };
    expect(
      await pact.exchange(listRooms, exchange, (origin) => client(origin, 'ADMIN').query(unreadRoomsQuery)),
    ).toEqual({ totalDocs: 1 });
  });
});

test('shell page → notify: counts unread notifications', async () => {
  const exchange = {
    as: 'USER' as const,
    description: 'the number on the bell',
    providerState: 'the user has no notifications',
    response: { counter: integer(0) },
  };
  const pact = httpPact({ consumer: 'shell', provider: 'notify' });
  expect(
    await pact.exchange(countUnreadNotifications, exchange, (origin) => client(origin, 'USER').query(unreadCountQuery)),
  ).toEqual({ counter: 0 });
});

test('shell page → notify: unsubscribes a browser from push messages', async () => {
  const params = { id: '64b0c0ffee0123456789ab91' };
  const exchange = { as: 'USER' as const, params, description: 'the end of push messages', response: undefined };
  const pact = httpPact({ consumer: 'shell', provider: 'notify' });
  await pact.exchange(unsubscribeFromPush, exchange, (origin) =>
    createApi({ baseUrl: origin, locale: 'vi', token: () => 'USER' }).call('unsubscribeFromPush', { params }),
  );
});

describe('shell page → identity, for the session', () => {
  const pact = httpPact({ consumer: 'shell', provider: 'identity' });

  test('reads the signed-in person', async () => {
    const exchange = {
      as: 'USER' as const,
      description: 'who has signed in',
      providerState: 'the user has a second factor',
      response: {
        _id: string('64b0c0ffee0123456789abcd'),
        displayName: string('Hà'),
        avatar: null,
        email: string('ha@mail.example'),
        emailVerified: boolean(true),
        roles: eachLike(string('USER')),
        provider: string('DEFAULT'),
      },
    };
    const me = await pact.exchange(getMe, exchange, (origin) =>
      createApi({ baseUrl: origin, locale: 'vi', token: () => 'USER' }).call('getMe', {}),
    );
    expect(me).toMatchObject({ displayName: 'Hà' });
  });

  test('lists the ways to sign in', async () => {
    const exchange = { description: 'the ways of signing in', response: { google: boolean(true) } };
    const methods = await pact.exchange(listSignInMethods, exchange, (origin) =>
      createApi({ baseUrl: origin, locale: 'vi' }).call('listSignInMethods', {}),
    );
    expect(methods).toEqual({ google: true });
  });

  test('requests a mail for a forgotten password', async () => {
    const query = { email: 'nobody.of.a.pact@mail.example' };
    const exchange = { query, description: 'a mail for a new password', response: undefined };
    await pact.exchange(forgotPassword, exchange, (origin) =>
      createApi({ baseUrl: origin, locale: 'vi' }).call('forgotPassword', { query }, { isAnonymous: true }),
    );
  });

  test('signs out', async () => {
    const body = { refreshToken: 'a-refresh-token-that-has-ended' };
    const exchange = { body, description: 'the end of a session', response: undefined };
    await pact.exchange(signOut, exchange, (origin) =>
      createApi({ baseUrl: origin, locale: 'vi' }).call('signOut', { body }, { isAnonymous: true }),
    );
  });
});
