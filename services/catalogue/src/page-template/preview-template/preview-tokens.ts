import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const lifetimeSeconds = 10 * 60;

export interface PreviewTokens {
  /** Signs a token for a URL that shows a template's draft for ten minutes. */
  sign(template: string): { token: string; expiresAt: Date };
  /** Returns the template of a token; undefined for an expired or foreign one. */
  read(token: string): string | undefined;
}

/**
 * Creates tokens of the form `template.expires.signature`, with `expires` in seconds since 1970. All instances derive the same key from the services' secret.
 */
export function createPreviewTokens(secret: string, now: () => number = Date.now): PreviewTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'gvg template previews', 32));
  const seconds = () => Math.floor(now() / 1_000);
  const signatureOf = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign(template) {
      const expires = seconds() + lifetimeSeconds;
      const text = `${template}.${expires}`;
      return {
        token: `${text}.${signatureOf(text).toString('base64url')}`,
        expiresAt: new Date(expires * 1_000),
      };
    },
    read(token) {
      const [template = '', expires = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(`${template}.${expires}`);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      return isSigned && Number(expires) >= seconds() ? template : undefined;
    },
  };
}
