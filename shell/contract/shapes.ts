import { matchers } from '@gvg/testing/http-pact';
import { challenge } from './sign-in-states.ts';

const { boolean, eachLike, regex, string } = matchers;

export const text = { vi: string('Bánh tráng'), en: string('Rice paper') };

/** A list response of which the consumer reads only `docs`. */
export const docsOf = (doc: object) => ({ docs: eachLike(doc) });

/** The signed-in person, as the header shows it. */
const signedInUser = {
  _id: regex(/^[0-9a-f]{24}$/, '64b0c0ffee0123456789abcd'),
  displayName: string('Hà'),
  avatar: null,
  email: string('ha@mail.example'),
  emailVerified: boolean(true),
  hasPassword: boolean(true),
  hasSecondFactor: boolean(false),
  roles: eachLike(string('USER')),
};

/** The response of every way to sign in; the page decodes the access token. */
export const authResult = {
  accessToken: regex(/^[\w-]+\.[\w-]+\.[\w-]+$/, 'header.payload.signature'),
  refreshToken: string('a-refresh-token-of-who-has-just-signed-in'),
  user: signedInUser,
};

export const errorBody = (statusCode: number, message: string) => ({ statusCode, message });

/** The error of a sign-in that continues with a code. */
export const secondFactorRequired = { ...errorBody(401, 'SECOND_FACTOR_REQUIRED'), challenge: string(challenge) };
