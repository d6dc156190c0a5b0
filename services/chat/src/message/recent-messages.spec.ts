import { Types } from 'mongoose';
import { createRecentMessages } from './recent-messages.ts';
import type { SentMessage } from './send-message/store-message.ts';

const sentMessage = () => ({ message: { _id: new Types.ObjectId() }, customer: { kind: 'guest', id: 'a' } }) as SentMessage;
const idOf = ({ message }: SentMessage) => message._id.toHexString();

test('has a message for a second', () => {
  let at = 0;
  const recent = createRecentMessages(() => at);
  const [first, second] = [sentMessage(), sentMessage()];
  recent.add(first);
  at = 999;
  recent.add(second);
  expect([recent.get(idOf(first)), recent.get('nothing')]).toEqual([first, undefined]);
  at = 1_000;
  expect([recent.get(idOf(first)), recent.get(idOf(second))]).toEqual([undefined, second]);
});

test('forgets the oldest of more than a thousand', () => {
  const recent = createRecentMessages(() => 0);
  const sent = Array.from({ length: 1_001 }, sentMessage);
  for (const one of sent) recent.add(one);
  expect(sent.filter((one) => recent.get(idOf(one)) === undefined)).toEqual([sent[0]]);
});
