/** Enumerations and limits of cart, quotes, orders and payments (specification §3, rules/cart-and-orders.md); without zod, so that browser bundles stay small. */

export const cartLineStatuses = ['IN_CART', 'WITHOUT_CART'] as const;
export type CartLineStatus = (typeof cartLineStatuses)[number];

export const cartLineTypes = ['IN_SYSTEM', 'WITHOUT_SYSTEM'] as const;
export type CartLineType = (typeof cartLineTypes)[number];

/**
 * What a line of the cart waits for. READY and QUOTED can be ordered: the first at the catalogue's price, the second at the price of its accepted quote.
 * PRICE_CHANGED and NOT_ENOUGH_STOCK wait for the customer, NOT_AVAILABLE for nobody. A line that needs a quote goes through NEEDS_QUOTE, QUOTE_REQUESTED,
 * QUOTE_ANSWERED; QUOTE_REFUSED and QUOTE_EXPIRED may be asked for anew.
 */
export const cartLineStates = [
  'READY',
  'QUOTED',
  'PRICE_CHANGED',
  'NOT_ENOUGH_STOCK',
  'NOT_AVAILABLE',
  'NEEDS_QUOTE',
  'QUOTE_REQUESTED',
  'QUOTE_ANSWERED',
  'QUOTE_REFUSED',
  'QUOTE_EXPIRED',
] as const;
export type CartLineState = (typeof cartLineStates)[number];

/** Lines of one cart, pieces of one line, pictures at a line from outside, lines of one quote or order, products that are suggested in place of a refused line. */
export const cartLimits = { lines: 100, amount: 10_000, images: 6, linesOfOrder: 50, substitutes: 3 } as const;

/** Orders that one call may move. */
export const movedTogetherLimit = 100;

/** A removed line can be put back for so long. */
export const removedLineDays = 30;

/** Why a pasted link fills in nothing, or not all: the form opens with the link all the same. */
export const linkOutcomes = [
  'READ',
  'NO_DATA',
  'NOT_ALLOWED',
  'FORBIDDEN_BY_SITE',
  'NOT_REACHABLE',
  'TOO_LARGE',
  'TIMED_OUT',
] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

export const quoteStatuses = ['REQUESTED', 'ANSWERED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

export const orderStatuses = [
  'AWAITING_DEPOSIT',
  'PURCHASING',
  'AT_WAREHOUSE',
  'AWAITING_BALANCE',
  'PACKED',
  'SHIPPED',
  'DELIVERED',
  'CANCELLED',
  'REFUNDED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses after which nothing happens to an order any more. */
export const doneOrderStatuses: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'REFUNDED'];
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => !doneOrderStatuses.includes(status),
);

/** Statuses that a customer looks for together, as the tabs of /user/purchase have them. */
export const orderGroups = {
  TO_PAY: ['AWAITING_DEPOSIT', 'AWAITING_BALANCE'],
  BUYING: ['PURCHASING'],
  WAREHOUSE: ['AT_WAREHOUSE', 'PACKED'],
  ON_THE_WAY: ['SHIPPED'],
  DELIVERED: ['DELIVERED'],
  CANCELLED: ['CANCELLED', 'REFUNDED'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderGroup = keyof typeof orderGroups;

/** TO_BUY is still to be bought for the customer, BOUGHT is on its way from the seller, READY lies in stock or at the warehouse, CANCELLED could not be bought. */
export const orderLineStatuses = ['TO_BUY', 'BOUGHT', 'READY', 'CANCELLED'] as const;
export type OrderLineStatus = (typeof orderLineStatuses)[number];

/** Why the buying desk cancelled a line: the seller has none, or its customer refused the dearer price, or did not answer in time. */
export const lineCancelReasons = ['SOLD_OUT', 'PRICE_DECLINED', 'PRICE_UNANSWERED'] as const;
export type LineCancelReason = (typeof lineCancelReasons)[number];

/**
 * Where a line stands at the buying desk. TO_BUY, and ASKED while its customer has not answered to a dearer price; BOUGHT, and LATE once the seller's day is past;
 * SOLD_OUT is every line that the desk cancelled, for whatever reason.
 */
export const purchaseStates = ['TO_BUY', 'ASKED', 'BOUGHT', 'LATE', 'SOLD_OUT'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What the desk's list is narrowed to: ARRIVING is every line that was bought and has not arrived, late or not. */
export const purchaseFilters = [...purchaseStates, 'ARRIVING'] as const;
export type PurchaseFilter = (typeof purchaseFilters)[number];

/** Which code of a line's seller is written on a parcel. */
export const codeMatches = ['TRACKING', 'SELLER_ORDER'] as const;
export type CodeMatch = (typeof codeMatches)[number];

export const arrivalPhotoLimit = 10;

/** So long a customer has to answer to a dearer price, and a seller to deliver when he names no day. */
export const purchaseHours = { answer: 48, delivery: 48 } as const;

/** So long a customer has to answer to a proposed change of an order; silence leaves the order as it is. */
export const proposalHours = 48;

/** How a proposed change of an order ended; SUPERSEDED: staff made or withdrew another, or the order went on without it. */
export const proposalOutcomes = ['ACCEPTED', 'DECLINED', 'UNANSWERED', 'SUPERSEDED'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** Statuses in which staff changes an order's recipient, service, note and lines. */
export const amendableStatuses = [
  'AWAITING_DEPOSIT',
  'PURCHASING',
  'AT_WAREHOUSE',
  'AWAITING_BALANCE',
] as const satisfies readonly OrderStatus[];

export const orderPhotoKinds = ['ARRIVAL', 'SCALE', 'CLAIM'] as const;
export type OrderPhotoKind = (typeof orderPhotoKinds)[number];
export const orderPhotoLimit = 30;

/** Why an order was cancelled. */
export const cancelReasons = ['BY_CUSTOMER', 'BY_STAFF', 'UNPAID'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/**
 * An entry of an order's ledger. GOODS, SERVICE_FEE, FREIGHT and SURCHARGE are charged to the customer (a negative amount takes a charge back); PAYMENT is
 * what a transfer is allocated with, CORRECTION (negative) what was moved away, REFUND (negative) what was paid back: with a `payment` by returning it, without
 * one by a refund. FORFEITED (negative) is credit that its customer has given up: it ends the debt and stays paid. Entries are never edited.
 */
export const ledgerEntryKinds = [
  'GOODS',
  'SERVICE_FEE',
  'FREIGHT',
  'SURCHARGE',
  'PAYMENT',
  'REFUND',
  'CORRECTION',
  'FORFEITED',
] as const;
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];

/** Where a part of a transfer lies: with an order, or back with its sender. What has no allocation is unallocated. */
export const allocationKinds = ['ORDER', 'RETURNED'] as const;
export type AllocationKind = (typeof allocationKinds)[number];

/**
 * How a transfer stands, which follows from its allocations and the order that it names. The queue: UNMATCHED has money unallocated and fits no order,
 * UNDERPAID was less than what its order had due and still has, OVERPAID is allocated in part and has a rest, ORDER_CANCELLED has a rest and names an order that
 * is over. No hand needs: MATCHED is with the order that it names, ASSIGNED with an order by staff's word, RETURNED went back whole, VOIDED was corrected to 0.
 */
export const paymentStatuses = [
  'MATCHED',
  'UNMATCHED',
  'UNDERPAID',
  'OVERPAID',
  'ORDER_CANCELLED',
  'ASSIGNED',
  'RETURNED',
  'VOIDED',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const queuedPaymentStatuses = [
  'UNMATCHED',
  'UNDERPAID',
  'OVERPAID',
  'ORDER_CANCELLED',
] as const satisfies readonly PaymentStatus[];

/** Orders that one transfer is split over in one call. */
export const paymentPartLimit = 20;

/** Banks whose statements can be imported as CSV. */
export const statementBanks = ['VIETCOMBANK', 'TECHCOMBANK', 'MB', 'BIDV', 'ACB'] as const;
export type StatementBank = (typeof statementBanks)[number];
export const statementBankNames: Readonly<Record<StatementBank, string>> = {
  VIETCOMBANK: 'Vietcombank',
  TECHCOMBANK: 'Techcombank',
  MB: 'MB',
  BIDV: 'BIDV',
  ACB: 'ACB',
};

/**
 * Why a row of a statement is not recorded. REVERSAL takes money away. LONG_NUMBER: a spreadsheet has rewritten the number, so that digits are lost. OTHER_ACCOUNT:
 * the file says that it belongs to another account than the chosen one. POSSIBLE_DUPLICATE: its reference is known with another amount or day. DAY_NOT_CONFIRMED: its
 * day is after tomorrow or more than a year ago. Both of these are recorded by staff's word.
 */
export const rowRefusals = [
  'INVALID_DATE',
  'INVALID_AMOUNT',
  'INVALID_REFERENCE',
  'INVALID_CONTENT',
  'REVERSAL',
  'LONG_NUMBER',
  'OTHER_ACCOUNT',
  'POSSIBLE_DUPLICATE',
  'DAY_NOT_CONFIRMED',
] as const;
export type RowRefusal = (typeof rowRefusals)[number];

/** The same reference is the same transfer at most so many days later: banks give their numbers again. */
export const sameTransferDays = 3;
