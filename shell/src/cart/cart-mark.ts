import { readStored } from '@gvg/browser-kit';

/** localStorage key that a tab writes when the cart has changed; its value has no meaning (rules/routes-and-storage.md). */
export const cartMarkKey = (environment: string): string => `${environment}_CART_CHANGED`;

/** Checks whether this browser has had a cart with lines. */
export const hasCartMark = (environment: string): boolean => readStored(cartMarkKey(environment)) !== undefined;
