import { apiQuery } from '@gvg/browser-kit';

/** Ways to sign in besides the mail address. */
export const signInMethodsQuery = apiQuery('listSignInMethods', {});
