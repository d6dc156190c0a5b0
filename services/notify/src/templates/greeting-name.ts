/** Text that mail readers turn into a link. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}|@/iu;

/**
 * Returns the display name for a greeting; undefined for one that reads as a link: anyone can sign up with another person's address, and the shop's mails must
 * not contain a stranger's advertisement.
 */
export const greetingName = (displayName: string): string | undefined =>
  linkLike.test(displayName) ? undefined : displayName;
