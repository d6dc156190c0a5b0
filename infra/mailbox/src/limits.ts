/** Bytes. Far above any mail of the shop. */
export const maximumMailBytes = 2 * 1024 * 1024;

/** Limits of all stored mails together. The oldest are removed. */
export const storeLimits = { mails: 500, bytes: 50 * 1024 * 1024 };
