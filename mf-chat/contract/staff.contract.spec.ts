import { createApi } from '@gvg/browser-kit';
import { listCannedReplies } from '@gvg/contracts/chat/http/canned-replies';
import { listRooms } from '@gvg/contracts/chat/http/rooms';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { id } from './chat.shapes.ts';

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
});
