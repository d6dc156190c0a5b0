/** `placeOrder` → `Place order`. */
export function sentenceOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `orderSchema` → `Order`, `splitPaymentBody` → `SplitPaymentBody`. */
export function typeNameOf(name: string): string {
  const short = name.replace(/Schema$/, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
