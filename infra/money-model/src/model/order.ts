/** The model's orders, by the rules of "Cart and orders". Money is in VND, times are in milliseconds. */
export type Status =
  | 'AWAITING_DEPOSIT'
  | 'PURCHASING'
  | 'AT_WAREHOUSE'
  | 'AWAITING_BALANCE'
  | 'PACKED'
  | 'SHIPPED'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'REFUNDED';

export interface OrderLine {
  id: string;
  /** Index of the product in the sequence, or undefined for buy-for-me goods. */
  product?: number;
  /** The cart line whose quote was used. */
  quoted?: QuotedLine;
  amount: number;
  /** Pieces added after the deposit, which are due with the balance. */
  later?: number;
  /** Amount above the quote, for all pieces, that the customer has accepted. It is due with the balance. */
  dearer?: number;
  price: number;
  fee: number;
  /** Grams per piece. */
  grams: number;
  isPackaged: boolean;
  status: 'TO_BUY' | 'READY' | 'CANCELLED';
}

/** A cart line for which a quote is requested, answered and used once. */
export interface QuotedLine {
  id: string;
  quote: Quote;
  amount: number;
  price: number;
  fee: number;
  grams: number;
  /** Numbers of the orders that used it. */
  usedBy: number[];
  usedAt: number;
}

export interface Quote {
  id: string;
  customer: Customer;
  status: 'REQUESTED' | 'ANSWERED' | 'ACCEPTED';
  versions: number;
  expiresAt: number;
  lines: QuotedLine[];
}

export interface Customer {
  number: number;
  isClosed: boolean;
}

export interface Order {
  /** Number in printed texts, from 1. */
  number: number;
  id: string;
  code: string;
  customer: Customer;
  lines: OrderLine[];
  /** Percentage of goods and fee. */
  depositShare: number;
  /** Price per kg of the rate in force when the order was placed. */
  pricePerKg: number;
  estimatedFee: number;
  status: Status;
  isUnpaid: boolean;
  /** Time since which it awaits its deposit. */
  waitingSince: number;
  /** Deadline for the deposit to reach the bank. Keeps its last value once the order no longer awaits it. */
  end: number;
  weighedGrams?: number;
  /** Freight by real weight, before reductions. See `freightChargedTo`. */
  freight: number;
  surcharge: number;
  /** Freight reduction by staff. */
  reduced: number;
  /** Amount paid back by refunds. Returned transfers reduce the allocation instead. */
  refunded: number;
  hasPaidBack: boolean;
  forfeited: number;
}

export const isOver = ({ status }: Order): boolean => status === 'CANCELLED' || status === 'REFUNDED';
export const isDone = (order: Order): boolean => isOver(order) || order.status === 'DELIVERED';
export const isBought = ({ quoted, status }: OrderLine): boolean => quoted !== undefined && status === 'READY';
export const isNothingBought = ({ lines }: Order): boolean => !lines.some(isBought);
export const isCancellableByCustomer = (order: Order): boolean =>
  order.status === 'AWAITING_DEPOSIT' || (order.status === 'PURCHASING' && isNothingBought(order));
export const isCancellableByStaff = ({ status }: Order): boolean =>
  !['SHIPPED', 'DELIVERED', 'CANCELLED', 'REFUNDED'].includes(status);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const left = ({ lines }: Order) => lines.filter(({ status }) => status !== 'CANCELLED');

export const goodsOf = (order: Order): number => sum(left(order).map(({ price, amount }) => price * amount));
export const serviceFeeOf = (order: Order): number => sum(left(order).map(({ fee }) => fee));
/** Returns the freight charged, in VND. Reductions by staff remain when the parcel is weighed again. */
export const freightChargedTo = ({ freight, reduced }: Order): number => Math.max(0, freight - reduced);

export const chargedTo = (order: Order): number =>
  goodsOf(order) + serviceFeeOf(order) + freightChargedTo(order) + order.surcharge;

export const goodsWithBalanceOf = (order: Order): number =>
  sum(left(order).map(({ price, later = 0, dearer = 0 }) => price * later + dearer));

/** Returns the deposit: a share of goods and fee, excluding what is due with the balance. The model's prices need no rounding. */
export const depositOf = (order: Order): number =>
  ((goodsOf(order) - goodsWithBalanceOf(order) + serviceFeeOf(order)) * order.depositShare) / 100;

export const isAmendable = ({ status }: Order): boolean =>
  ['AWAITING_DEPOSIT', 'PURCHASING', 'AT_WAREHOUSE', 'AWAITING_BALANCE'].includes(status);

/** Changes the amount of a line; 0 cancels it. Pieces added after the deposit are removed first. */
export function amend(order: Order, line: OrderLine, amount: number): void {
  const { later = 0 } = line;
  const change = amount - line.amount;
  if (amount === 0) line.status = 'CANCELLED';
  else if (change < 0) line.later = Math.max(0, later + change);
  else if (order.status !== 'AWAITING_DEPOSIT') line.later = later + change;
  if (amount > 0) line.amount = amount;
  estimateAnew(order);
}

/** Adds a line of a product, which is due with the balance if the deposit is no longer awaited. */
export function addLine(order: Order, line: OrderLine): void {
  order.lines.push(order.status === 'AWAITING_DEPOSIT' ? line : { ...line, later: line.amount });
  estimateAnew(order);
}

/** Estimates the freight of a changed parcel by the order's rate until it is weighed again. */
function estimateAnew(order: Order): void {
  delete order.weighedGrams;
  const { freight, surcharge } = freightOf(declaredGrams(left(order)), left(order), order.pricePerKg);
  Object.assign(order, { freight: 0, surcharge: 0, estimatedFee: freight + surcharge });
}

export interface Freight {
  freight: number;
  surcharge: number;
}

/**
 * Returns the freight of a parcel, by started half kilograms, at least one. The surcharge is a tenth of it for the packaged goods' share of
 * the declared weight, rounded half up to 100đ.
 */
export function freightOf(grams: number, lines: readonly OrderLine[], pricePerKg: number): Freight {
  const halves = Math.max(1, Math.ceil(grams / 500));
  const freight = (halves * pricePerKg) / 2;
  const weightOf = (some: readonly OrderLine[]) => sum(some.map((line) => line.grams * line.amount));
  const part = weightOf(lines.filter(({ isPackaged }) => isPackaged));
  const hundreds = (freight * part) / (10 * weightOf(lines) * 100);
  return { freight, surcharge: Math.floor(hundreds + 0.5) * 100 };
}

export const declaredGrams = (lines: readonly OrderLine[]): number =>
  sum(lines.map(({ grams, amount }) => grams * amount));

export function weigh(order: Order, grams: number): void {
  Object.assign(order, { weighedGrams: grams, ...freightOf(grams, left(order), order.pricePerKg) });
}

/** Returns the status to which the shop moves an order automatically after payments, or undefined if it stays. */
export function nextStatus(order: Order, paid: number, credit: number): Status | undefined {
  const isDepositPaid = paid >= depositOf(order);
  const isPaid = paid >= chargedTo(order);
  switch (order.status) {
    case 'AWAITING_DEPOSIT':
      if (!isDepositPaid) return undefined;
      return order.lines.some(({ status }) => status === 'TO_BUY') ? 'PURCHASING' : 'AT_WAREHOUSE';
    case 'PURCHASING':
      if (!isDepositPaid && isNothingBought(order)) return 'AWAITING_DEPOSIT';
      return order.lines.some(({ status }) => status === 'TO_BUY') ? undefined : 'AT_WAREHOUSE';
    case 'AT_WAREHOUSE':
      if (!isDepositPaid && isNothingBought(order)) return 'AWAITING_DEPOSIT';
      if (order.weighedGrams === undefined) return undefined;
      return isPaid ? 'PACKED' : 'AWAITING_BALANCE';
    case 'AWAITING_BALANCE':
      if (!isDepositPaid && isNothingBought(order)) return 'AWAITING_DEPOSIT';
      if (order.weighedGrams === undefined) return 'AT_WAREHOUSE';
      return isPaid ? 'PACKED' : undefined;
    case 'PACKED':
      if (!isDepositPaid && isNothingBought(order)) return 'AWAITING_DEPOSIT';
      return isPaid ? undefined : 'AWAITING_BALANCE';
    case 'CANCELLED':
      return order.hasPaidBack && credit === 0 ? 'REFUNDED' : undefined;
    default:
      return undefined;
  }
}
