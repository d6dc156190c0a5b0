import { ApiError } from '@gvg/browser-kit';
import type { ErrorCode } from '@gvg/contracts/errors';

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

let tokenCount = 0;

/** Creates an access token of `person` that identity would have signed `secondsLeft` before it expires. */
export function accessTokenOf(person: string, secondsLeft = 900): string {
  tokenCount += 1;
  return [{ alg: 'ES256' }, { sub: person, exp: Math.floor(Date.now() / 1000) + secondsLeft, jti: tokenCount }]
    .map(base64url)
    .concat('signature')
    .join('.');
}

/** A user in identity's response to that user. */
export const userOf = (id: string, changes: object = {}) => ({
  _id: id,
  displayName: `Người ${id}`,
  avatar: null,
  email: `${id}@example.com`,
  emailVerified: true,
  hasPassword: true,
  hasSecondFactor: false,
  roles: ['USER'],
  ...changes,
});

export const signInResultOf = (id: string, changes: object = {}) => ({
  accessToken: accessTokenOf(id),
  refreshToken: `refresh-${id}-${tokenCount}-0123456789`,
  user: userOf(id),
  ...changes,
});

const keys = ['DEVELOPMENT_ACCESS_TOKEN', 'DEVELOPMENT_REFRESH_TOKEN'] as const;

/** Stores tokens as an earlier visit would have. */
export function storeTokens(accessToken: string, refreshToken = 'refresh-stored-0123456789'): void {
  localStorage.setItem(keys[0], accessToken);
  localStorage.setItem(keys[1], refreshToken);
}

export const storedTokens = () => keys.map((key) => localStorage.getItem(key));

/** Dispatches the event that browsers send to the other tabs. */
export const announceStorage = (key: string | null = keys[0]) => dispatchEvent(new StorageEvent('storage', { key }));

export const failure = (status: number, message: ErrorCode = 'GENERAL_ERROR', body: object = {}) =>
  new ApiError(status, { message, ...body });
