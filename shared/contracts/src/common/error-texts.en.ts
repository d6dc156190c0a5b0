import type { errorStatus } from './errors.ts';

export const errorTexts: Record<keyof typeof errorStatus, string> = {
  INVALID_ID: 'This link is not right. Please check it.',
  INVALID_ENUM_VALUE: 'One of the choices is not valid. Please choose again.',
  INVALID_PAYLOAD: 'Something is not filled in right. Please look at the marked fields.',
  INVALID_TOKEN: 'Please sign in again to go on.',
  INVALID_PERMISSION: 'Your session has expired. Please reload the page.',
  INVALID_ROLE: 'Your account does not have this right.',
  ACTION_NOT_ALLOWED: 'This cannot be done right now.',
  NOT_FOUND: 'We cannot find this page.',
  VERSION_CONFLICT: 'Somebody else has just changed this. Look at the new version, then save again.',
  TOO_MANY_REQUESTS: 'That was a little fast. Please wait a moment and try again.',
  GENERAL_ERROR: 'Something went wrong on our side. Please try again in a few minutes.',
  BAD_GATEWAY: 'The shop cannot answer right now. Please try again in a few minutes.',
  SERVICE_UNAVAILABLE: 'The shop cannot answer right now. Please try again in a few minutes.',
  GATEWAY_TIMEOUT: 'The shop is slower than usual. Please try again.',
};
