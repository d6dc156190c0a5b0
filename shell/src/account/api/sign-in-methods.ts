import { apiQuery } from '@gvg/browser-kit';

/** Ways to sign in besides the email address. */
export const signInMethodsQuery = apiQuery('listSignInMethods', {});
