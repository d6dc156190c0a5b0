import type { ClientSession, Types } from 'mongoose';
import type { ChatSide } from '@gvg/contracts/chat/terms';
import type { Chat } from '../chat.ts';
import { otherSide } from './customer.ts';

/** Counts the other side's messages after `readSeq`. */
export function countUnread(
  { messages }: Pick<Chat, 'messages'>,
  session: ClientSession,
  { room, side, readSeq }: { room: Types.ObjectId; side: ChatSide; readSeq: number },
): Promise<number> {
  return messages.countDocuments({ room, side: otherSide(side), seq: { $gt: readSeq } }, { session });
}
