/** What mail readers turn into a link. */
const linkLike = /:\/\/|www\.|[\p{L}\p{N}-]\.\p{L}{2,}|@/iu;

/**
 * The display name for a greeting; undefined for one that reads as a link: anybody can sign up with somebody else's address, and the shop's mails must
 * not carry a stranger's advertisement.
 */
export const greetingName = (displayName: string): string | undefined =>
  linkLike.test(displayName) ? undefined : displayName;
