import { createApi } from '@gvg/browser-kit';
import { getOrder } from '@gvg/contracts/cart/http/orders';
import { getQuote } from '@gvg/contracts/cart/http/quotes';
import { listMessages, sendMessage } from '@gvg/contracts/chat/http/messages';
import { getMyRoom, updateRoom } from '@gvg/contracts/chat/http/rooms';
import { httpPact } from '@gvg/testing/http-pact';
import { answer, errorBody, listOf, message, order, quote, room } from './chat.shapes.ts';
import { ids, states } from './chat.states.ts';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };
const clientId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

describe('contract of mf-chat with chat', () => {
  const pact = httpPact({ consumer: 'mf-chat', provider: 'chat' });

  it('reads a missing conversation as null', async () => {
    const exchange = {
      ...asUser,
      description: 'the own room before the first message',
      providerState: states.none,
      response: { room: null },
    };
    expect(await pact.exchange(getMyRoom, exchange, (origin) => api(origin).call('getMyRoom', { query: {} }))).toEqual({
      room: null,
    });
  });

  it('reads the own room', async () => {
    const exchange = { ...asUser, description: 'the own room', providerState: states.conversation, response: { room } };
    expect(
      await pact.exchange(getMyRoom, exchange, (origin) => api(origin).call('getMyRoom', { query: {} })),
    ).toMatchObject({ room: { unread: 1 } });
  });

  it.each([
    ['the latest messages', { limit: 30 }, message],
    ['messages before one', { before: 2, limit: 30 }, message],
    ['messages after one', { after: 1, limit: 100 }, answer],
  ])('reads %s', async (description, range, doc) => {
    const query = { ...range, room: ids.room };
    const exchange = { ...asUser, description, providerState: states.conversation, query, response: listOf(doc) };
    expect(
      await pact.exchange(listMessages, exchange, (origin) => api(origin).call('listMessages', { query })),
    ).toMatchObject({ docs: [{ content: { images: [] } }] });
  });

  it('sends a message', async () => {
    const body = { clientId, content: { text: 'Chào shop' } };
    const exchange = {
      ...asUser,
      body,
      description: 'a first message',
      providerState: states.none,
      response: { ...message, seq: 1, clientId, content: { text: 'Chào shop', images: [] } },
    };
    expect(
      await pact.exchange(sendMessage, exchange, (origin) => api(origin).call('sendMessage', { body })),
    ).toMatchObject({ clientId });
  });

  it('reads that a picture is not the sender’s', async () => {
    const body = {
      clientId,
      content: { images: [{ url: `/v1/file-manager/files/${'0'.repeat(32)}.png`, width: 400, height: 300 }] },
    };
    const exchange = {
      ...asUser,
      body,
      description: 'a message with a picture of nobody',
      providerState: states.none,
      status: 400,
      response: errorBody(400, 'FILE_NOT_FOUND'),
    };
    await pact.exchange(sendMessage, exchange, (origin) =>
      expect(api(origin).call('sendMessage', { body })).rejects.toMatchObject({ code: 'FILE_NOT_FOUND', status: 400 }),
    );
  });

  it('marks the room as read', async () => {
    const input = { params: { id: ids.room }, body: { isRead: true, seq: 2 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'to mark the own room as read',
      providerState: states.conversation,
      response: { ...room, unread: 0, readSeq: { ...room.readSeq, customer: 2 } },
    };
    expect(await pact.exchange(updateRoom, exchange, (origin) => api(origin).call('updateRoom', input))).toMatchObject({
      readSeq: { customer: 2 },
    });
  });
});

describe('contract of mf-chat with cart', () => {
  const pact = httpPact({ consumer: 'mf-chat', provider: 'cart' });

  it('reads an order for its card', async () => {
    const exchange = {
      ...asUser,
      params: { id: ids.order },
      description: 'an order that a message names',
      providerState: states.order,
      response: order,
    };
    expect(
      await pact.exchange(getOrder, exchange, (origin) => api(origin).call('getOrder', { params: { id: ids.order } })),
    ).toMatchObject({ totals: { due: 65_000 } });
  });

  it('reads a quote for its card', async () => {
    const exchange = {
      ...asUser,
      params: { id: ids.quote },
      description: 'a quote that a message names',
      providerState: states.quote,
      response: quote,
    };
    expect(
      await pact.exchange(getQuote, exchange, (origin) => api(origin).call('getQuote', { params: { id: ids.quote } })),
    ).toMatchObject({ versions: [{ goods: 200_000 }] });
  });
});
