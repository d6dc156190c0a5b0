/**
 * Value of the guest cookie: `id.signature` (rules/accounts.md). `id` is 128 random bits in hexadecimal. The signature section is
 * `issuedAt~kid~bytes`: seconds since 1970, the id of the signing key in identity's key set, and an ES256 signature in base64url. Only the
 * id is stored, sent in events or shown to staff.
 */
export interface GuestCookie {
  id: string;
  issuedAt: number;
  kid: string;
  signature: string;
}

export const guestCookieDays = 180;

const cookiePattern = /^(?<id>[0-9a-f]{32})\.(?<issuedAt>\d{1,12})~(?<kid>[\w-]{1,64})~(?<signature>[\w-]{86})$/;

/** Parses a cookie's value; undefined when it is malformed. Does not verify the signature. */
export function parseGuestCookie(value: string): GuestCookie | undefined {
  const fields = cookiePattern.exec(value)?.groups as Record<keyof GuestCookie, string> | undefined;
  return fields && { ...fields, issuedAt: Number(fields.issuedAt) };
}

/** Returns the signing input. Its prefix separates it from anything else that this key signs. */
export function guestCookieSigningInput(id: string, issuedAt: number): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`GUEST_SESSION_ID:${id}:${issuedAt}`);
}

export const guestCookieAlgorithm = { name: 'ECDSA', hash: 'SHA-256' } as const;

type SigningKey = Parameters<typeof crypto.subtle.sign>[1];

/** Signs `id` with one of identity's private keys. `issuedAt` in seconds since 1970. */
export async function signGuestCookie(
  id: string,
  issuedAt: number,
  key: { kid: string; privateKey: SigningKey },
): Promise<string> {
  const signature = await crypto.subtle.sign(
    guestCookieAlgorithm,
    key.privateKey,
    guestCookieSigningInput(id, issuedAt),
  );
  const base64url = btoa(String.fromCharCode(...new Uint8Array(signature)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `${id}.${issuedAt}~${key.kid}~${base64url}`;
}
