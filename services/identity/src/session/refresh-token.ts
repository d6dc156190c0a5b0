import { randomBytes } from 'node:crypto';
import { authenticationCode, equalTexts } from '../secret/derived-keys.ts';
import type { DerivedKeys } from '../secret/derived-keys.ts';

type Keys = Pick<DerivedKeys, 'refreshToken' | 'refreshTokenTag'>;

/*
 * A refresh token is `sid.secret.tag`. The tag proves that identity has issued it, so that a genuine old token differs from a forged one without storing all of
 * them. The secret is random in the first token of a session and derived from the previous token in the others, so that the same successor can be returned
 * again without being stored.
 */
const pattern = /^(?<sid>[\w-]{22})\.(?<secret>[\w-]{43})\.(?<tag>[\w-]{43})$/;

function assemble(keys: Keys, sid: string, secret: string): string {
  return `${sid}.${secret}.${authenticationCode(keys.refreshTokenTag, `${sid}.${secret}`)}`;
}

export function createSessionId(): string {
  return randomBytes(16).toString('base64url');
}

export function createRefreshToken(keys: Keys, sid: string): string {
  return assemble(keys, sid, randomBytes(32).toString('base64url'));
}

/** Returns the session of a token issued by identity; undefined for a forged one. */
export function sessionOfRefreshToken(keys: Keys, token: string): string | undefined {
  const fields = pattern.exec(token)?.groups as Record<'sid' | 'secret' | 'tag', string> | undefined;
  if (fields === undefined) return undefined;
  const { sid, secret, tag } = fields;
  return equalTexts(tag, authenticationCode(keys.refreshTokenTag, `${sid}.${secret}`)) ? sid : undefined;
}

/** Returns the next token of the same session, always the same one. `token` must be genuine. */
export function successorOf(keys: Keys, token: string): string {
  const sid = token.slice(0, token.indexOf('.'));
  return assemble(keys, sid, authenticationCode(keys.refreshToken, token));
}
