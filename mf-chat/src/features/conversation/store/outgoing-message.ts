import type { ChatCard } from '@gvg/contracts/chat/http/message-schema';
import type { ErrorCode } from '@gvg/contracts/errors';

/** A picture that is uploaded; `url` names it without a signature. */
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

/** A message that is not stored yet, as this browser holds it. `failure`: the code with which the service refused it. */
export interface QueuedMessage {
  clientId: string;
  content: OutgoingContent;
  /** ISO 8601. */
  createdAt: string;
  /** The customer's id, of a message by staff. */
  receiver?: string;
  failure?: ErrorCode;
}

/** `limited`: it waits because too many messages were sent (rules/chat.md). */
export type OutgoingState = 'sending' | 'waiting' | 'limited' | 'failed';

export interface OutgoingMessage extends QueuedMessage {
  state: OutgoingState;
}
