import type { ApiError } from '@gvg/browser-kit';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import type { OutgoingMessage } from './outgoing-message.ts';

export interface ConversationState {
  phase: 'loading' | 'ready' | 'failed';
  /** Why the conversation could not be loaded. */
  error: ApiError | undefined;
  /** Null before the first message. */
  room: Room | null;
  messages: readonly Message[];
  outgoing: readonly OutgoingMessage[];
  hasEarlier: boolean;
  isLoadingEarlier: boolean;
  /** While the other side writes; `name` of who of staff. */
  typing: { name: string | undefined } | undefined;
  /** Whether anybody of the other side is there; undefined while it is not known. */
  isOtherOnline: boolean | undefined;
  /** The last `seq` that had been read when the conversation was opened, if there was more. */
  unreadAfter: number | undefined;
  /** How many messages came along from before the customer signed in. */
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
