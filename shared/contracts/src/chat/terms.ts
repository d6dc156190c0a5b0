/**
 * Limits of the support chat (rules/chat.md): characters of a text, images per message, messages per minute and sender. Without zod, so
 * that browser bundles stay small.
 */
export const chatLimits = { text: 4_000, images: 10, messagesPerMinute: 30, search: 100 } as const;

/** Width in pixels to which a picture is reduced before it is stored (specification §5). */
export const chatImageWidth = 400;

/** A conversation has two sides: its customer, and all of staff. */
export const chatSides = ['customer', 'staff'] as const;
export type ChatSide = (typeof chatSides)[number];
