/** @jest-environment @gvg/build/jest/page-environment.cjs */
import { ApiError } from '@gvg/browser-kit';
import { fromCustomer } from '../../../testing/chat-messages.ts';
import { Outbox } from './outbox.ts';
import type { OutgoingMessage, QueuedMessage } from './outgoing-message.ts';
import { StoredQueue, chatQueueKey } from './stored-queue.ts';

const queue = new StoredQueue(chatQueueKey('DEVELOPMENT'));
const words = (text: string) => ({ text, images: [] });
const offline = new ApiError(0);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function open({ person = 'user:1', answer = (): Promise<void> => Promise.resolve() } = {}) {
  const sent: string[] = [];
  let shown: readonly OutgoingMessage[] = [];
  const outcome = { answer };
  const send = async ({ clientId, content }: QueuedMessage) => {
    await outcome.answer();
    sent.push(content.text);
    return fromCustomer(sent.length, content.text, { clientId });
  };
  const outbox = new Outbox({
    queue,
    person,
    receiver: undefined,
    send,
    onSent: () => {},
    onChange: (messages) => (shown = messages),
  });
  outbox.start();
  return { outbox, sent, outcome, shown: () => shown.map(({ content, state }) => [content.text, state]) };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('outbox', () => {
  it('sends messages one at a time, in order', async () => {
    const { outbox, sent, shown } = open();
    outbox.add(words('một'));
    outbox.add(words('hai'));
    expect(shown()).toEqual([
      ['một', 'sending'],
      ['hai', 'waiting'],
    ]);
    await pass(0);
    expect(sent).toEqual(['một', 'hai']);
    expect([shown(), queue.read('user:1')]).toEqual([[], []]);
  });

  it('retries while there is no connection, and immediately when it is back', async () => {
    const { outbox, sent, outcome, shown } = open({ answer: () => Promise.reject(offline) });
    outbox.add(words('một'));
    await pass(1_000);
    expect([sent, shown()]).toEqual([[], [['một', 'waiting']]]);
    outcome.answer = () => Promise.resolve();
    await pass(1_500);
    expect(sent).toEqual(['một']);
    outcome.answer = () => Promise.reject(offline);
    outbox.add(words('hai'));
    await pass(0);
    outcome.answer = () => Promise.resolve();
    outbox.resume();
    await pass(0);
    expect(sent).toEqual(['một', 'hai']);
  });

  it('shows rejected messages, continues with the others, and can resend them', async () => {
    let isRefused = true;
    const { outbox, sent, outcome, shown } = open();
    outcome.answer = () =>
      isRefused ? Promise.reject(new ApiError(404, { message: 'FILE_NOT_FOUND' })) : Promise.resolve();
    outbox.add(words('một'));
    await pass(0);
    expect(shown()).toEqual([['một', 'failed']]);
    isRefused = false;
    outbox.add(words('hai'));
    await pass(0);
    expect([sent, shown()]).toEqual([['hai'], [['một', 'failed']]]);
    outbox.sendAgain(queue.read('user:1')[0]?.clientId ?? '');
    await pass(0);
    expect([sent, shown()]).toEqual([['hai', 'một'], []]);
  });

  it('waits for the time in Retry-After', async () => {
    const { outbox, sent, outcome, shown } = open({
      answer: () => Promise.reject(new ApiError(429, { message: 'TOO_MANY_REQUESTS' }, { retryAfter: 20 })),
    });
    outbox.add(words('một'));
    await pass(0);
    expect(shown()).toEqual([['một', 'limited']]);
    outcome.answer = () => Promise.resolve();
    outbox.add(words('hai'));
    await pass(19_000);
    expect(sent).toEqual([]);
    await pass(1_500);
    expect(sent).toEqual(['một', 'hai']);
  });

  it("keeps each person's messages across a reload", async () => {
    const first = open({ answer: () => Promise.reject(offline) });
    first.outbox.add(words('một'));
    await pass(0);
    first.outbox.end();
    expect(open({ person: 'user:2' }).outbox.messages).toEqual([]);
    const { sent } = open();
    await pass(0);
    expect(sent).toEqual(['một']);
  });

  it('asks before sending messages that have waited for more than a day', async () => {
    queue.put('user:1', {
      clientId: '1',
      content: words('cũ'),
      createdAt: new Date(Date.now() - 90_000_000).toISOString(),
    });
    const { outbox, sent } = open();
    await pass(0);
    expect([sent, outbox.messages.map(({ state }) => state)]).toEqual([[], ['failed']]);
  });

  it("moves a guest's unsent messages to the user who signs in", () => {
    queue.put('guest:a', { clientId: '1', content: words('khách'), createdAt: new Date().toISOString() });
    queue.adoptGuests('user:1');
    expect([queue.read('guest:a'), queue.read('user:1').map(({ content }) => content.text)]).toEqual([[], ['khách']]);
  });

  it('ignores invalid stored data', () => {
    localStorage.setItem(chatQueueKey('DEVELOPMENT'), '{"user:1":[{"clientId":3}],"user:2":7}');
    expect(queue.read('user:1')).toEqual([]);
  });
});
