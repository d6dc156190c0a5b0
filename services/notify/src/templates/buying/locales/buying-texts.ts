import type { ShippingService } from '@gvg/contracts/catalogue/terms';
import type { LineCancelReason } from '@gvg/contracts/cart/terms';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import type { Message } from '../../message.ts';

export interface MailedLine {
  name: string;
  /** Per piece: the quoted price, and the price asked now. */
  quoted: string;
  price: string;
  deadline: string | undefined;
  /** Goods and fee. */
  sum: string;
  /** Reason of the buying desk; undefined if staff removed it from the order. */
  reason: LineCancelReason | undefined;
}

/** A change that waits for its customer's answer; sums include the estimated freight. */
export interface MailedProposal {
  before: string;
  after: string;
  dueAfter: string;
  deadline: string;
}

/** Values for the texts, formatted in their language. */
export interface BuyingValues {
  /** Order code; empty in mails about quotes. */
  code: string;
  /** Due amount; undefined if there is none. */
  due: string | undefined;
  deadline: string | undefined;
  /** Weight of the parcel, once weighed. */
  weight: string | undefined;
  /** True if the order's page has pictures of the parcel on the scale. */
  hasScalePhoto: boolean;
  /** Amount to return to the customer, and the amount refunded so far. */
  credit: string | undefined;
  refunded: string | undefined;
  /** For mails about money that was refunded or overpaid. */
  amount: string | undefined;
  /** Surplus of the order's transfers, and the same with its credit. */
  rest: string | undefined;
  remaining: string | undefined;
  /** True if the order has ended and nothing of it becomes due any more. */
  isOver: boolean;
  /** True if the order was cancelled by its deadline. */
  isUnpaid: boolean;
  /** Amount of the payment that the mail confirms. */
  received: string;
  /** Numbers of lines with a price, and of those that cannot be bought. */
  offered: number;
  refused: number;
  /** Line that the mail is about; sums in VND. */
  line: MailedLine | undefined;
  proposal: MailedProposal | undefined;
  /** Staff's note to the customer, with their name. */
  note: { from: string; text: string } | undefined;
}

export type BuyingText = Omit<Message, 'button' | 'facts' | 'notice' | 'items' | 'sums'> & {
  button: string;
  notice?: string | undefined;
};

/** Mails about orders and quotes in one language, and the words of their lists. */
export type BuyingTexts = Record<BuyingMailTemplate, (values: BuyingValues) => BuyingText> & { words: BuyingWords };

export interface BuyingWords {
  /** Replaces a line's name typed by a customer that readers would show as a link. */
  requestedGoods: string;
  /** `price` per piece and `fee` of the line; undefined without one. */
  price(amount: number, price: string, fee: string | undefined): string;
  cannotBeBought: string;
  cancelled: string;
  goods: string;
  serviceFee: string;
  /** By measured weight. */
  freight: string;
  /** By the estimate, paid once the parcel is weighed. */
  laterFreight: string;
  /** Freight of a quote, with the service and weight of its estimate. */
  quotedFreight(service: ShippingService, weight: string): string;
  /** Goods, fee and freight to a country. */
  atDoor(country: string): string;
  about(amount: string): string;
  paid: string;
  /** Overpayment. */
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
