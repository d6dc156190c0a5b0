import { apiQuery } from '@gvg/browser-kit';

/** `key` is the order's id or code. */
export const orderQuery = (key: string) => apiQuery('getOrder', { params: { id: key } });

export const quoteQuery = (id: string) => apiQuery('getQuote', { params: { id } });
