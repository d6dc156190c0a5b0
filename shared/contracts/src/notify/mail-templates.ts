import { mailTemplates } from '../identity/mail-templates.ts';

/** Mails about orders and quotes that notify sends by itself when cart's events say so; those of accounts are requested by identity. */
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

/** All that the delivery log has. */
export const deliveredTemplates = [...mailTemplates, ...buyingMailTemplates] as const;
export type DeliveredTemplate = (typeof deliveredTemplates)[number];

/** WAITING until it is sent or given up; DROPPED when its account was closed, its link used or what it says overtaken before it could be sent. */
export const deliveryStatuses = ['WAITING', 'SENT', 'FAILED', 'DROPPED'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Mails of accounts, by which somebody comes into one: of staff's, SYSTEM_ADMIN alone sees what they say. */
export const isSecurityMail = (template: DeliveredTemplate): boolean =>
  mailTemplates.some((security) => security === template);
