import { readStored } from '@gvg/browser-kit';

/** localStorage key by which a tab says that the cart has changed; its value has no meaning (rules/routes-and-storage.md). */
export const cartMarkKey = (environment: string): string => `${environment}_CART_CHANGED`;

/** Whether this browser has had a cart with something in it. */
export const hasCartMark = (environment: string): boolean => readStored(cartMarkKey(environment)) !== undefined;
