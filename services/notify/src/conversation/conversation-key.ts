import type { ChatSide } from '@gvg/contracts/chat/terms';

/** Cause of the single notification that a side has about a customer's conversation; `customer` is the customer's `targetKey`. */
export const conversationCause = (customer: string): string => `conversation:${customer}`;

export const otherSide = (side: ChatSide): ChatSide => (side === 'customer' ? 'staff' : 'customer');
