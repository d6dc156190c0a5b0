/** localStorage key by which a tab says that the cart has changed; its value has no meaning (rules/routes-and-storage.md). */
export const cartMarkKey = (environment: string): string => `${environment}_CART_CHANGED`;

/** Whether this browser has had a cart with something in it. */
export function hasCartMark(environment: string): boolean {
  try {
    return localStorage.getItem(cartMarkKey(environment)) !== null;
  } catch {
    return false;
  }
}
