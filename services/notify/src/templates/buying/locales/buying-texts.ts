import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import type { LineCancelReason } from '@gvg/contracts/cart/terms';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import type { Message } from '../../message.ts';

export interface MailedLine {
  name: string;
  /** Of one piece: what it was quoted at, and what is asked now. */
  quoted: string;
  price: string;
  deadline: string | undefined;
  /** Goods and fee. */
  sum: string;
  /** Why the buying desk cancelled it; undefined where staff took it off the order. */
  reason: LineCancelReason | undefined;
}

/** A change that waits for its customer's answer; sums with the estimated freight. */
export interface MailedProposal {
  before: string;
  after: string;
  dueAfter: string;
  deadline: string;
}

/** What texts insert, already formatted in their language. */
export interface BuyingValues {
  /** Of the order; empty in mails about quotes. */
  code: string;
  /** What is to be paid now; undefined while nothing is. */
  due: string | undefined;
  deadline: string | undefined;
  /** Of the parcel, once weighed. */
  weight: string | undefined;
  /** Whether the page of the order has pictures of the parcel on the scale. */
  hasScalePhoto: boolean;
  /** What the customer gets back, and what was paid back already. */
  credit: string | undefined;
  refunded: string | undefined;
  /** Of mails about money that went back or came too much. */
  amount: string | undefined;
  /** What transfers for the order have beyond what was due, and with its credit. */
  rest: string | undefined;
  remaining: string | undefined;
  /** Whether the order has ended: nothing of it becomes due any more. */
  isOver: boolean;
  /** Whether nobody but the clock cancelled the order. */
  isUnpaid: boolean;
  /** Of the payment that the mail confirms. */
  received: string;
  /** Lines with a price, and those that cannot be bought. */
  offered: number;
  refused: number;
  /** The line that the mail is about; sums in VND. */
  line: MailedLine | undefined;
  proposal: MailedProposal | undefined;
  /** What staff writes to the customer, with their name. */
  note: { from: string; text: string } | undefined;
}

export type BuyingText = Omit<Message, 'button' | 'facts' | 'notice' | 'items' | 'sums'> & {
  button: string;
  notice?: string | undefined;
};

/** The mails about orders and quotes in one language, and the words of their lists. */
export type BuyingTexts = Record<BuyingMailTemplate, (values: BuyingValues) => BuyingText> & { words: BuyingWords };

export interface BuyingWords {
  /** A line that a customer has named so that readers would show a link. */
  requestedGoods: string;
  /** `price` of one piece and `fee` of the line; undefined without one. */
  price(amount: number, price: string, fee: string | undefined): string;
  cannotBeBought: string;
  cancelled: string;
  goods: string;
  serviceFee: string;
  /** By weight on the scale. */
  freight: string;
  /** By the estimate, paid once the parcel is weighed. */
  laterFreight: string;
  /** The same of a quote, by the service and the weight that it is estimated for. */
  quotedFreight(service: ShippingService, weight: string): string;
  /** Goods, fee and freight in a country. */
  atDoor(country: string): string;
  about(amount: string): string;
  paid: string;
  /** What was paid too much. */
  credit: string;
  dueNow: string;
  onAcceptance: string;
  bank: string;
  account: string;
  holder: string;
  transferAmount: string;
  transferContent: string;
  /** Introduces the address where an order is found without signing in. */
  track: string;
  carrier: string;
  trackingCode: string;
  transit: string;
  days(min: number, max: number): string;
}
