/** In bytes; far above any mail of the shop. */
export const maximumMailBytes = 2 * 1024 * 1024;

/** Of all stored mails together; the oldest make room. */
export const storeLimits = { mails: 500, bytes: 50 * 1024 * 1024 };
