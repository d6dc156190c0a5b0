/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { fakeRealtime } from '@gvg/browser-kit/testing';
import type { RealtimeState } from '@gvg/contracts/composition/shell-api';
import { chatId, customer, fromCustomer, fromStaff, room, talk } from '../../../testing/chat-messages.ts';
import { fakeChatService } from '../../../testing/fake-chat-service.ts';
import { ConversationStore } from './conversation-store.ts';
import type { ConversationOptions } from './conversation-store.ts';
import { StoredQueue, chatQueueKey } from './stored-queue.ts';

const queue = new StoredQueue(chatQueueKey('DEVELOPMENT'));
const words = (text: string) => ({ text, images: [] });

let end = () => {};
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

async function open(
  service = fakeChatService(),
  options: Partial<ConversationOptions> & { connection?: RealtimeState } = {},
) {
  const realtime = fakeRealtime(options.connection ?? 'online', { PRESENCE: { ok: true, staff: true, online: [] } });
  const store = new ConversationStore({ api: service, realtime, queue, person: `user:${customer._id}`, ...options });
  end = store.start();
  await pass();
  const texts = () => store.get().messages.map(({ content }) => content.text);
  return { service, realtime, store, texts };
}

describe('conversation', () => {
  it('is empty before the first message, without requesting messages', async () => {
    const { store, service } = await open();
    expect(store.get()).toMatchObject({
      phase: 'ready',
      room: null,
      messages: [],
      hasEarlier: false,
      isOtherOnline: true,
    });
    expect(service.count('listMessages')).toBe(0);
  });

  it('loads the latest messages, and earlier ones page by page', async () => {
    const { store, texts } = await open(fakeChatService(talk(70)));
    expect([texts()[0], texts().at(-1), store.get().hasEarlier]).toEqual(['Tin 41', 'Tin 70', true]);
    await store.loadEarlier();
    await store.loadEarlier();
    expect([texts().length, texts()[0], store.get().hasEarlier]).toEqual([70, 'Tin 1', false]);
  });

  it('shows an error if it cannot be loaded, and loads on a retry', async () => {
    const service = fakeChatService(talk(2));
    service.failures.getMyRoom = new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });
    const { store, texts } = await open(service);
    expect(store.get()).toMatchObject({ phase: 'failed', error: { code: 'SERVICE_UNAVAILABLE' } });
    delete service.failures.getMyRoom;
    await store.load();
    expect([store.get().phase, texts()]).toEqual(['ready', ['Tin 1', 'Tin 2']]);
  });

  it('shows each socket message once', async () => {
    const { realtime, texts } = await open(fakeChatService(talk(2)));
    realtime.emit('CHAT', fromStaff(3, 'Mới'));
    realtime.emit('CHAT', fromStaff(3, 'Mới'));
    realtime.emit('CHAT', fromStaff(9, 'Của phòng khác', { room: { _id: chatId(2) } }));
    expect(texts()).toEqual(['Tin 1', 'Tin 2', 'Mới']);
  });

  it('requests messages that are missing in a gap', async () => {
    const { realtime, service, texts } = await open(fakeChatService(talk(2)));
    service.messages.push(fromStaff(3, 'Bị lỡ'), fromStaff(4, 'Tới rồi'));
    realtime.emit('CHAT', fromStaff(4, 'Tới rồi'));
    await pass();
    expect(texts()).toEqual(['Tin 1', 'Tin 2', 'Bị lỡ', 'Tới rồi']);
    expect(service.calls.at(-1)).toMatchObject({ name: 'listMessages', input: { query: { after: 2 } } });
  });

  it('requests all missed messages on RESYNC', async () => {
    const { realtime, service, texts } = await open(fakeChatService(talk(2)));
    service.messages = talk(240);
    realtime.emit('RESYNC', { reason: 'notifications' });
    await pass();
    expect(texts()).toHaveLength(2);
    realtime.emit('RESYNC', { reason: 'connection' });
    await pass();
    expect(texts()).toHaveLength(240);
  });

  it('starts over if a merge replaced the conversation', async () => {
    const { realtime, service, texts } = await open(fakeChatService(talk(3)));
    service.room = { _id: chatId(2) };
    service.messages = [fromCustomer(1, 'Cũ', { _id: chatId(5), room: { _id: chatId(2) } })];
    realtime.emit('RESYNC', { reason: 'conversation' });
    await pass();
    expect(texts()).toEqual(['Cũ']);
  });

  it('retries loading missed messages after an error while connected', async () => {
    const { service, realtime, texts } = await open(fakeChatService(talk(1)));
    service.failures['listMessages'] = new ApiError(503, { message: 'SERVICE_UNAVAILABLE' });
    service.messages.push(fromStaff(2, 'Trả lời'));
    realtime.emit('RESYNC', { reason: 'connection' });
    await pass();
    delete service.failures['listMessages'];
    expect(texts()).toEqual(['Tin 1']);
    await pass(3_000);
    expect(texts()).toEqual(['Tin 1', 'Trả lời']);
  });

  it('polls while there is no connection and it is open', async () => {
    const { store, service, texts } = await open(fakeChatService(talk(1)), { connection: 'waiting' });
    service.messages.push(fromStaff(2, 'Trả lời'));
    await pass(30_000);
    expect(texts()).toHaveLength(1);
    const leave = store.enter();
    await pass(30_000);
    leave();
    expect(texts()).toEqual(['Tin 1', 'Trả lời']);
  });

  it('shows a message immediately, sends it, and has it once even if the socket delivers it too', async () => {
    const { store, service, realtime, texts } = await open(fakeChatService(talk(2)));
    store.send(words('Chào shop'));
    expect(store.get().outgoing).toMatchObject([{ content: { text: 'Chào shop' }, state: 'sending' }]);
    await pass();
    realtime.emit('CHAT', service.messages.at(-1)!);
    expect([texts().at(-1), texts().length, store.get().outgoing]).toEqual(['Chào shop', 3, []]);
    expect(service.calls.find(({ name }) => name === 'sendMessage')?.input).toMatchObject({
      body: { content: { text: 'Chào shop' } },
    });
  });

  it("opens the connection after a guest's first message", async () => {
    const { store, realtime } = await open(fakeChatService(), { connection: 'off', person: 'guest:a' });
    expect(realtime.begin).not.toHaveBeenCalled();
    store.send(words('Chào shop'));
    await pass();
    expect(realtime.begin).toHaveBeenCalled();
    expect(store.get().room).toMatchObject({ _id: room._id });
  });

  it('sends messages queued before a reload only after loading the stored ones', async () => {
    const stored = fromCustomer(1, 'Đã lưu');
    queue.put('user:1', { clientId: stored.clientId, content: words('Đã lưu'), createdAt: stored.createdAt });
    const { service, store } = await open(fakeChatService([stored]), { person: 'user:1' });
    expect([service.count('sendMessage'), store.get().outgoing]).toEqual([0, []]);
  });

  it("waits for a guest's conversation to move to the user", async () => {
    const service = fakeChatService(talk(2));
    service.others.getMyRoom = () => ({ room: null, merged: { messages: 4 } });
    const { store } = await open(service, { mergedGuest: '7c9e6679-7425-40de-944b-e07fc1f90ae7' });
    expect(service.calls[0]).toEqual({
      name: 'getMyRoom',
      input: { query: { after: '7c9e6679-7425-40de-944b-e07fc1f90ae7' } },
    });
    expect(store.get().merged).toBe(4);
  });

  it('marks messages of the other side as read, once', async () => {
    const { store, service } = await open(fakeChatService(talk(4), { readSeq: { customer: 1, staff: 4 }, unread: 2 }));
    expect(store.get().unreadAfter).toBe(1);
    await Promise.all([store.markRead(), store.markRead()]);
    await store.markRead();
    expect(service.calls.filter(({ name }) => name === 'updateRoom')).toEqual([
      { name: 'updateRoom', input: { params: { id: room._id }, body: { isRead: true, seq: 4 } } },
    ]);
  });

  it('does not mark its own messages', async () => {
    const { store, service } = await open(
      fakeChatService([fromCustomer(1, 'Chào shop')], { readSeq: { customer: 0, staff: 0 } }),
    );
    await store.markRead();
    expect(service.count('updateRoom')).toBe(0);
  });

  it("updates the other side's read mark", async () => {
    const { store, realtime } = await open(fakeChatService(talk(3), { readSeq: { customer: 3, staff: 1 } }));
    realtime.emit('READ', { room: room._id, side: 'staff', seq: 3 });
    expect(store.get().room?.readSeq).toEqual({ customer: 3, staff: 3 });
  });

  it('shows that the other side is writing until it stops, sends, or is silent', async () => {
    const { store, realtime } = await open(fakeChatService(talk(1)));
    const who = { kind: 'user', id: customer._id } as const;
    const type = (isTyping: boolean) =>
      realtime.emit('TYPING', { customer: who, side: 'staff', isTyping, name: 'Mai' });
    realtime.emit('TYPING', { customer: who, side: 'customer', isTyping: true });
    expect(store.get().typing).toBeUndefined();
    type(true);
    expect(store.get().typing).toEqual({ name: 'Mai' });
    type(false);
    expect(store.get().typing).toBeUndefined();
    type(true);
    realtime.emit('CHAT', fromStaff(2, 'Đây'));
    expect(store.get().typing).toBeUndefined();
    type(true);
    await pass(6_100);
    expect(store.get().typing).toBeUndefined();
  });

  it('announces typing at most every few seconds, and its end', async () => {
    const { store, realtime } = await open();
    const sent = () => realtime.sent.filter(({ event }) => event === 'TYPING').map(({ data }) => data);
    store.type();
    store.type();
    expect(sent()).toEqual([{ isTyping: true }]);
    await pass(3_100);
    store.type();
    expect(sent()).toHaveLength(2);
    await pass(5_100);
    expect(sent().at(-1)).toEqual({ isTyping: false });
  });

  it('knows whether the other side is online only while connected', async () => {
    const { store, realtime } = await open();
    realtime.emit('PRESENCE', { staff: false });
    expect(store.get().isOtherOnline).toBe(false);
    realtime.become('waiting');
    expect(store.get().isOtherOnline).toBeUndefined();
    realtime.become('online');
    await pass();
    expect(store.get().isOtherOnline).toBe(true);
  });

  it('reloads pictures whose URLs are about to expire', async () => {
    const address = (seconds: number) =>
      `/v1/file-manager/files/a.png?reader=r&expires=${Math.round(Date.now() / 1_000) + seconds}&signature=s`;
    const picture = (seconds: number) => ({
      text: '',
      images: [{ url: '/v1/file-manager/files/a.png', signedUrl: address(seconds), width: 400, height: 300 }],
    });
    const [one, two, three] = talk(3);
    const { store, service } = await open(fakeChatService([one!, { ...two!, content: picture(60) }, three!]));
    service.messages[1] = { ...two!, content: picture(3_600) };
    await store.renewPictures();
    expect(service.calls.at(-1)).toMatchObject({ name: 'listMessages', input: { query: { before: 3, limit: 1 } } });
    expect(store.get().messages[1]).toMatchObject({ content: picture(3_600) });
    const calls = service.calls.length;
    await store.renewPictures();
    expect(service.calls).toHaveLength(calls);
  });

  it('includes the customer in everything staff sends', async () => {
    const who = { kind: 'user', id: customer._id } as const;
    const { store, service, realtime } = await open(fakeChatService(talk(2)), {
      opened: { customer: who, room: room._id },
    });
    store.type();
    store.send(words('Chào bạn'));
    await pass();
    expect(service.calls.find(({ name }) => name === 'sendMessage')?.input).toMatchObject({
      body: { receiver: customer._id },
    });
    expect(realtime.sent.find(({ event }) => event === 'TYPING')?.data).toEqual({ customer: who, isTyping: true });
  });
});
