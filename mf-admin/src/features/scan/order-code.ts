/** Returns true if a code has the format of an order code. The order may not exist. */
export const isOrderCode = (code: string): boolean => /^GVG[2-9A-HJKMNP-Z]{6}$/i.test(code);
