import { mailTemplates } from '../identity/mail-templates.ts';

/** Mails about orders and quotes that notify sends on events of cart. Mails about accounts are requested by identity. */
export const buyingMailTemplates = [
  'ORDER_PLACED',
  'ORDER_AWAITING_BALANCE',
  'ORDER_DUE_CHANGED',
  'ORDER_PRICE_ASKED',
  'ORDER_LINE_CANCELLED',
  'ORDER_CHANGE_PROPOSED',
  'ORDER_AMENDED',
  'ORDER_PROPOSAL_ENDED',
  'ORDER_WEIGHED',
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'ORDER_REFUND_TAKEN_BACK',
  'PAYMENT_RECEIVED',
  'PAYMENT_SURPLUS',
  'QUOTE_ANSWERED',
] as const;
export type BuyingMailTemplate = (typeof buyingMailTemplates)[number];

/** All templates in the delivery log. */
export const deliveredTemplates = [...mailTemplates, ...buyingMailTemplates] as const;
export type DeliveredTemplate = (typeof deliveredTemplates)[number];

/**
 * WAITING until it is sent or given up. DROPPED if it was outdated before it could be sent: account closed, link used, or content
 * superseded.
 */
export const deliveryStatuses = ['WAITING', 'SENT', 'FAILED', 'DROPPED'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Returns whether a mail gives access to an account. Only SYSTEM_ADMIN can see the content of such mails to staff. */
export const isSecurityMail = (template: DeliveredTemplate): boolean =>
  mailTemplates.some((security) => security === template);
