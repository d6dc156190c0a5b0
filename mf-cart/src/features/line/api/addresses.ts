import { addressOf } from '@gvg/browser-kit';

/** Stands for every response about the own cart. */
export const cartPath = '/v1/cart';

/** The own lines; `after` names the event by which those of a guest move to the user who signed in: the response waits for it. */
export const cartAddress = (after?: string) => addressOf('getMyCart', after === undefined ? {} : { query: { after } });
