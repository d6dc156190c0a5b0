/** Whether a code looks like that of an order; the service knows whether there is one. */
export const isOrderCode = (code: string): boolean => /^GVG[2-9A-HJKMNP-Z]{6}$/i.test(code);
