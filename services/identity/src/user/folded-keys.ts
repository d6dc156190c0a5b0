/**
 * Key by which a mail address is unique and found: case makes no difference. Nothing else is folded: ß as ss, or a wide letter as a plain one, would make
 * one address of two that belong to different people, and linked accounts go by the address.
 */
export function emailKeyOf(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
