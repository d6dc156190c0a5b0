import { createApi, createQueryClient } from '@gvg/browser-kit';
import {
  createCannedReply,
  listCannedReplies,
  removeCannedReply,
  updateCannedReply,
} from '@gvg/contracts/chat/http/canned-replies';
import { getRoom, listRooms } from '@gvg/contracts/chat/http/rooms';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { roomQuery } from '../src/features/staff/api/rooms.ts';
import { errorBody, id, instant, room } from './chat.shapes.ts';
import { customers, ids, states } from './chat.states.ts';

const { boolean, eachLike, integer, regex, string } = matchers;
const asStaff = { as: 'ADMIN' as const };
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const pact = httpPact({ consumer: 'mf-chat', provider: 'chat' });

describe('contract of mf-chat with chat, for staff', () => {
  it('lists the rooms', async () => {
    const query = { limit: 30, isRead: 'false' as const };
    const customer = { kind: regex('^(user|guest)$', 'guest'), id: string('a'.repeat(32)) };
    const exchange = {
      ...asStaff,
      query,
      description: 'the rooms that wait for staff',
      providerState: 'a customer waits for an answer',
      response: {
        docs: eachLike({
          _id: id,
          customer,
          isRead: boolean(false),
          lastSeq: integer(1),
        }),
        totalDocs: integer(1),
        hasNextPage: boolean(false),
      },
    };
    expect(
      await pact.exchange(listRooms, exchange, (origin) => api(origin).call('listRooms', { query })),
    ).toMatchObject({ docs: [{ isRead: false }] });
  });

  it('opens a room', async () => {
    const exchange = {
      ...asStaff,
      params: { id: ids.room },
      description: 'a room that staff opens',
      providerState: states.conversation,
      response: {
        _id: ids.room,
        customer: {
          kind: 'user',
          id: customers.user,
          displayName: string('Thu Hà'),
          locale: regex('^(vi|en)$', 'vi'),
        },
        readSeq: room.readSeq,
        answeredBy: { displayName: string('Mai'), at: instant },
      },
    };
    expect(
      await pact.exchange(getRoom, exchange, (origin) => createQueryClient(api(origin)).query(roomQuery(ids.room))),
    ).toMatchObject({ customer: { displayName: 'Thu Hà' } });
  });

  it('lists canned replies', async () => {
    const query = { limit: 100 };
    const exchange = {
      ...asStaff,
      query,
      description: 'canned replies to choose from',
      providerState: 'there is a canned reply',
      response: {
        docs: eachLike({
          _id: id,
          title: string('Cảm ơn'),
          text: { vi: string('Cảm ơn bạn'), en: string('Thank you') },
          revision: integer(1),
        }),
      },
    };
    expect(
      await pact.exchange(listCannedReplies, exchange, (origin) => api(origin).call('listCannedReplies', { query })),
    ).toMatchObject({ docs: [{ title: 'Cảm ơn' }] });
  });

  describe('changing canned replies', () => {
    const body = { title: 'Lời chào', text: { vi: 'Chào bạn, shop nghe.', en: 'Hello, how can we help?' } };
    const params = { id: ids.cannedReply };
    const changing = { ...asStaff, params, providerState: states.cannedReply };

    it('adds one', async () => {
      const exchange = { ...asStaff, body, description: 'a new canned reply', response: { _id: id, ...body } };
      expect(
        await pact.exchange(createCannedReply, exchange, (origin) => api(origin).call('createCannedReply', { body })),
      ).toMatchObject(body);
    });

    it('changes one', async () => {
      const input = { params, body: { ...body, revision: 1 } };
      const exchange = {
        ...changing,
        ...input,
        description: 'another text of a canned reply',
        response: { _id: ids.cannedReply, ...body, revision: 2 },
      };
      expect(
        await pact.exchange(updateCannedReply, exchange, (origin) => api(origin).call('updateCannedReply', input)),
      ).toMatchObject({ revision: 2 });
    });

    it('reads that a colleague has changed one meanwhile', async () => {
      const input = { params, body: { ...body, revision: 2 } };
      const exchange = {
        ...changing,
        ...input,
        description: 'a change of another revision of a canned reply',
        status: 409,
        response: errorBody(409, 'VERSION_CONFLICT'),
      };
      await pact.exchange(updateCannedReply, exchange, (origin) =>
        expect(api(origin).call('updateCannedReply', input)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' }),
      );
    });

    it('removes one', async () => {
      const exchange = { ...changing, description: 'to remove a canned reply', response: undefined };
      expect(
        await pact.exchange(removeCannedReply, exchange, (origin) => api(origin).call('removeCannedReply', { params })),
      ).toBeUndefined();
    });
  });
});
