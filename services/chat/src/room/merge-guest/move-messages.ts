import type { ClientSession } from 'mongoose';
import type { Chat } from '../../chat.ts';
import type { StoredMessage } from '../../message/message.model.ts';
import type { StoredRoom } from '../room.model.ts';
import { movedRanges } from './moved-seqs.ts';

type Sent = Pick<StoredMessage, 'seq' | 'clientId'>;

/** Returns the `seq` of guest messages that the user has sent again after a lost response; these are moved only once. */
async function repeatedSeqs(
  { messages }: Pick<Chat, 'messages'>,
  session: ClientSession,
  from: StoredRoom,
  to: StoredRoom,
): Promise<number[]> {
  if (to.lastSeq === 0) return [];
  const sent = await messages
    .find({ room: from._id, side: 'customer' }, { seq: 1, clientId: 1 })
    .sort({ seq: 1 })
    .session(session)
    .lean<Sent[]>();
  const again = await messages
    .distinct('clientId', { room: to._id, side: 'customer', clientId: { $in: sent.map(({ clientId }) => clientId) } })
    .session(session);
  const ids = new Set<string>(again);
  return sent.filter(({ clientId }) => ids.has(clientId)).map(({ seq }) => seq);
}

/** Appends a guest's messages to the user's room; the guest's own become the user's. Returns the `seq` of those left out. */
export async function moveMessages(
  { messages }: Pick<Chat, 'messages'>,
  session: ClientSession,
  from: StoredRoom,
  to: StoredRoom,
): Promise<number[]> {
  const repeated = await repeatedSeqs({ messages }, session, from, to);
  if (repeated.length > 0) await messages.deleteMany({ room: from._id, seq: { $in: repeated } }, { session });
  for (const range of movedRanges({ lastSeq: from.lastSeq, userSeq: to.lastSeq, repeated })) {
    await messages.updateMany(
      { room: from._id, seq: { $gte: range.from, $lt: range.to } },
      { $set: { room: to._id }, $inc: { seq: range.offset } },
      { session },
    );
  }
  const { kind, id } = to.customer;
  await messages.updateMany(
    { room: to._id, 'sender.kind': 'guest', 'sender.id': from.customer.id },
    { $set: { sender: { kind, id } } },
    { session },
  );
  return repeated;
}
