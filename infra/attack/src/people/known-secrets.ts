const secrets = new Set<string>();

/** Passwords, tokens and codes used by the attacks. Only the client may keep them. */
export const knownSecrets: ReadonlySet<string> = secrets;

const names = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'authCode',
  'refreshToken',
  'challenge',
  'secret',
  'recoveryCodes',
]);
/** Returns the signature of a token. Its claims are no secret. */
const signatureOf = (token: string): string => token.split('.')[2] ?? '';

/** Records the secrets in the body of a request or a response. */
export function noteSecrets(body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    const texts = [value].flat().filter((text) => typeof text === 'string' && text.length >= 10) as string[];
    if (name === 'accessToken') secrets.add(signatureOf(String(value)));
    if (names.has(name)) for (const text of texts) secrets.add(text);
  }
}
