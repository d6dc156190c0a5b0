import type { ChatCard } from '@gvg/contracts/chat/http/message-schema';
import type { ErrorCode } from '@gvg/contracts/errors';

/** An uploaded picture; `url` has no signature. */
export interface OutgoingPicture {
  url: string;
  width: number;
  height: number;
}

export interface OutgoingContent {
  text: string;
  images: readonly OutgoingPicture[];
  link?: string;
  card?: ChatCard;
}

/** A message that is not stored yet, as kept in this browser. `failure` is the service's error code. */
export interface QueuedMessage {
  clientId: string;
  content: OutgoingContent;
  /** ISO 8601. */
  createdAt: string;
  /** The customer's id, for a message from staff. */
  receiver?: string;
  failure?: ErrorCode;
}

/** `limited`: it waits because too many messages were sent (rules/chat.md). */
export type OutgoingState = 'sending' | 'waiting' | 'limited' | 'failed';

export interface OutgoingMessage extends QueuedMessage {
  state: OutgoingState;
}
