/**
 * Unique key of a mail address, ignoring case. Nothing else is folded: ß as ss, or a wide letter as a plain one, would unify addresses of different people, and
 * linked accounts depend on the address.
 */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
