import type { ApiError } from '@gvg/browser-kit';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { OutgoingMessage } from './outgoing-message.ts';

export interface ConversationState {
  phase: 'loading' | 'ready' | 'failed';
  /** Error of loading the conversation. */
  error: ApiError | undefined;
  /** Null before the first message. */
  room: Room | null;
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  /** Set while the other side is writing; `name` for staff. */
  typing: { name: string | undefined } | undefined;
  /** Whether the other side is online; undefined while unknown. */
  isOtherOnline: boolean | undefined;
  /** The last `seq` read when the conversation was opened, if there were unread messages. */
  unreadAfter: number | undefined;
  /** Number of messages moved from before the customer signed in. */
  merged: number;
}

export const initialState: ConversationState = {
  phase: 'loading',
  error: undefined,
  room: null,
  messages: [],
  outgoing: [],
  hasEarlier: false,
  isLoadingEarlier: false,
  typing: undefined,
  isOtherOnline: undefined,
  unreadAfter: undefined,
  merged: 0,
};
