/**
 * Enumerations and limits of cart, quotes, orders and payments (specification §3, rules/cart-and-orders.md). Without zod, so that browser
 * bundles stay small.
 */

export const cartLineStatuses = ['IN_CART', 'WITHOUT_CART'] as const;
export type CartLineStatus = (typeof cartLineStatuses)[number];

export const cartLineTypes = ['IN_SYSTEM', 'WITHOUT_SYSTEM'] as const;
export type CartLineType = (typeof cartLineTypes)[number];

/**
 * State of a cart line. READY and QUOTED can be ordered, at the catalogue's price and at the price of the accepted quote. PRICE_CHANGED and
 * NOT_ENOUGH_STOCK need an action of the customer; NOT_AVAILABLE cannot be resolved. A line that needs a quote goes through NEEDS_QUOTE,
 * QUOTE_REQUESTED and QUOTE_ANSWERED; after QUOTE_REFUSED and QUOTE_EXPIRED a quote may be requested again.
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

/**
 * Maximum number of lines per cart, pieces per line, pictures per line from outside, lines per quote or order, and suggested products per
 * refused line.
 */
export const cartLimits = { lines: 100, amount: 10_000, images: 6, linesOfOrder: 50, substitutes: 3 } as const;

/** Orders per bulk move. */
export const movedTogetherLimit = 100;

/** Days within which a removed line can be restored. */
export const removedLineDays = 30;

/** Result of reading a pasted link. The form opens with the link in every case. */
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

/** Final statuses of an order. */
export const doneOrderStatuses: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED', 'REFUNDED'];
export const openOrderStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => !doneOrderStatuses.includes(status),
);

/** Groups of statuses, as in the tabs of /user/purchase. */
export const orderGroups = {
  TO_PAY: ['AWAITING_DEPOSIT', 'AWAITING_BALANCE'],
  BUYING: ['PURCHASING'],
  WAREHOUSE: ['AT_WAREHOUSE', 'PACKED'],
  ON_THE_WAY: ['SHIPPED'],
  DELIVERED: ['DELIVERED'],
  CANCELLED: ['CANCELLED', 'REFUNDED'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderGroup = keyof typeof orderGroups;

/** TO_BUY: still to be bought. BOUGHT: on its way from the seller. READY: in stock or at the warehouse. CANCELLED: could not be bought. */
export const orderLineStatuses = ['TO_BUY', 'BOUGHT', 'READY', 'CANCELLED'] as const;
export type OrderLineStatus = (typeof orderLineStatuses)[number];

/**
 * Reasons for a cancellation at the buying desk: the seller has none, or the customer declined the raised price or did not answer in time.
 */
export const lineCancelReasons = ['SOLD_OUT', 'PRICE_DECLINED', 'PRICE_UNANSWERED'] as const;
export type LineCancelReason = (typeof lineCancelReasons)[number];

/**
 * State of a line at the buying desk. ASKED is TO_BUY with a raised price that the customer has not answered. LATE is BOUGHT after the
 * seller's day. SOLD_OUT is every line cancelled at the desk, whatever the reason.
 */
export const purchaseStates = ['TO_BUY', 'ASKED', 'BOUGHT', 'LATE', 'SOLD_OUT'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** Filters of the buying desk's list. ARRIVING is every line that was bought and has not arrived, late or not. */
export const purchaseFilters = [...purchaseStates, 'ARRIVING'] as const;
export type PurchaseFilter = (typeof purchaseFilters)[number];

/** The seller's code that matches a parcel. */
export const codeMatches = ['TRACKING', 'SELLER_ORDER'] as const;
export type CodeMatch = (typeof codeMatches)[number];

export const arrivalPhotoLimit = 10;

/** Hours for a customer to answer a raised price, and for a seller to deliver if no day is given. */
export const purchaseHours = { answer: 48, delivery: 48 } as const;

/** Hours for a customer to answer a proposed change. Without an answer the order stays as it is. */
export const proposalHours = 48;

/** Outcome of a proposed change. SUPERSEDED: staff made or withdrew another one, or the order moved on. */
export const proposalOutcomes = ['ACCEPTED', 'DECLINED', 'UNANSWERED', 'SUPERSEDED'] as const;
export type ProposalOutcome = (typeof proposalOutcomes)[number];

/** Statuses in which staff can change an order's recipient, service, note and lines. */
export const amendableStatuses = [
  'AWAITING_DEPOSIT',
  'PURCHASING',
  'AT_WAREHOUSE',
  'AWAITING_BALANCE',
] as const satisfies readonly OrderStatus[];

export const orderPhotoKinds = ['ARRIVAL', 'SCALE', 'CLAIM'] as const;
export type OrderPhotoKind = (typeof orderPhotoKinds)[number];
export const orderPhotoLimit = 30;

export const cancelReasons = ['BY_CUSTOMER', 'BY_STAFF', 'UNPAID'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/**
 * Kinds of ledger entries. GOODS, SERVICE_FEE, FREIGHT and SURCHARGE are charges (negative: a reversed charge). PAYMENT is an allocated
 * amount, CORRECTION (negative) an amount moved away, REFUND (negative) an amount paid back: with `payment` by returning it, without by a
 * refund. FORFEITED (negative) is credit that the customer has waived: the debt ends and the amount stays paid. Entries are never edited.
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

/** Target of an allocation: an order, or back to the sender. The rest of a transfer is unallocated. */
export const allocationKinds = ['ORDER', 'RETURNED'] as const;
export type AllocationKind = (typeof allocationKinds)[number];

/**
 * Status of a transfer, derived from its allocations and the order that it names. Waiting for staff: UNMATCHED has unallocated money and
 * fits no order, UNDERPAID is less than the due of its order, which is still open, OVERPAID is partly allocated and has a rest,
 * ORDER_CANCELLED has a rest and names a finished order. Done: MATCHED is allocated to the order that it names, ASSIGNED to an order by
 * staff, RETURNED went back completely, VOIDED was corrected to 0.
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

/** Orders per split of a transfer. */
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
 * Reasons for which a statement row is not recorded. REVERSAL: it takes money away. LONG_NUMBER: a spreadsheet rewrote the number and lost
 * digits. OTHER_ACCOUNT: the file belongs to another account than the chosen one. POSSIBLE_DUPLICATE: its reference is known with another
 * amount or day. DAY_NOT_CONFIRMED: its day is after tomorrow or more than a year ago. Staff can confirm the last two.
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

/** Days within which the same reference means the same transfer. Banks reuse their numbers. */
export const sameTransferDays = 3;
