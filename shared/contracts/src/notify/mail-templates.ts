/** Mails about orders and quotes that notify sends by itself when cart's events say so; those of accounts are requested by identity. */
export const buyingMailTemplates = [
  'ORDER_PLACED',
  'ORDER_AWAITING_BALANCE',
  'ORDER_DUE_CHANGED',
  'ORDER_SHIPPED',
  'PAYMENT_RECEIVED',
  'QUOTE_ANSWERED',
] as const;
export type BuyingMailTemplate = (typeof buyingMailTemplates)[number];
