/** What the model says of an order, by the rules of "Cart and orders"; money in VND, times in milliseconds. */
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
  /** Place of the product among the sequence's; undefined for goods that are bought for the customer. */
  product?: number;
  /** The line of the cart that a quote was used for. */
  quoted?: QuotedLine;
  amount: number;
  /** Pieces of it that were added after the deposit: they are due with the balance. */
  later?: number;
  /** What the customer has agreed to pay above the quote, for all pieces: it is due with the balance. */
  dearer?: number;
  price: number;
  fee: number;
  /** Of one piece. */
  grams: number;
  isPackaged: boolean;
  status: 'TO_BUY' | 'READY' | 'CANCELLED';
}

/** A line of a cart that a quote is asked for, answered and used once. */
export interface QuotedLine {
  id: string;
  quote: Quote;
  amount: number;
  price: number;
  fee: number;
  grams: number;
  /** Numbers of the orders that have used it. */
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
  /** By which it is named in what is printed, from 1. */
  number: number;
  id: string;
  code: string;
  customer: Customer;
  lines: OrderLine[];
  /** Percent of goods and fee. */
  depositShare: number;
  /** Of the rate in force at placing. */
  pricePerKg: number;
  estimatedFee: number;
  status: Status;
  isUnpaid: boolean;
  /** Since when it waits for its deposit. */
  waitingSince: number;
  /** By when the deposit must have reached the bank; as it was when the order stopped to wait. */
  end: number;
  weighedGrams?: number;
  /** By the scale; see `freightChargedTo`. */
  freight: number;
  surcharge: number;
  /** Taken off the freight by staff. */
  reduced: number;
  /** Paid back by refunds; what is returned leaves the allocation. */
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
/** The freight charged, in VND; reductions by staff hold also when the parcel is weighed again. */
export const freightChargedTo = ({ freight, reduced }: Order): number => Math.max(0, freight - reduced);

export const chargedTo = (order: Order): number =>
  goodsOf(order) + serviceFeeOf(order) + freightChargedTo(order) + order.surcharge;

export const goodsWithBalanceOf = (order: Order): number =>
  sum(left(order).map(({ price, later = 0, dearer = 0 }) => price * later + dearer));

/** A share of goods and fee but what is due with the balance; the model's prices leave nothing to round. */
export const depositOf = (order: Order): number =>
  ((goodsOf(order) - goodsWithBalanceOf(order) + serviceFeeOf(order)) * order.depositShare) / 100;

export const isAmendable = ({ status }: Order): boolean =>
  ['AWAITING_DEPOSIT', 'PURCHASING', 'AT_WAREHOUSE', 'AWAITING_BALANCE'].includes(status);

/** Another amount of a line; none takes it off. What was added after the deposit goes first. */
export function amend(order: Order, line: OrderLine, amount: number): void {
  const { later = 0 } = line;
  const change = amount - line.amount;
  if (amount === 0) line.status = 'CANCELLED';
  else if (change < 0) line.later = Math.max(0, later + change);
  else if (order.status !== 'AWAITING_DEPOSIT') line.later = later + change;
  if (amount > 0) line.amount = amount;
  estimateAnew(order);
}

/** A further line of a product, due with the balance where the deposit is not awaited any more. */
export function addLine(order: Order, line: OrderLine): void {
  order.lines.push(order.status === 'AWAITING_DEPOSIT' ? line : { ...line, later: line.amount });
  estimateAnew(order);
}

/** Its parcel is another one: to be weighed again, and estimated by the rate of its order until then. */
function estimateAnew(order: Order): void {
  delete order.weighedGrams;
  const { freight, surcharge } = freightOf(declaredGrams(left(order)), left(order), order.pricePerKg);
  Object.assign(order, { freight: 0, surcharge: 0, estimatedFee: freight + surcharge });
}

export interface Freight {
  freight: number;
  surcharge: number;
}

/** Of a parcel: half kilograms begun, at least one; a tenth of it for the packaged goods' share of the declared weight, rounded half up to 100đ. */
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

/** Where the shop moves an order by itself, by what was paid for it; undefined where it stays. */
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
