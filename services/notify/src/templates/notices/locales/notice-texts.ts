import type {
  CancelReason,
  LineCancelReason,
  OrderStatus,
  PaymentStatus,
  ProposalOutcome,
} from '@gvg/contracts/cart/terms';

/** Why a line is not bought, where its customer does not know it already. */
export type AnnouncedLineReason = Exclude<LineCancelReason, 'PRICE_DECLINED'>;

/** A title of a few words with the figure that matters, and one line on what happens next. */
export interface Notice {
  title: string;
  description: string;
}

export interface ExcerptWords {
  quoted(text: string): string;
  images(count: number): string;
  order: string;
  quote: string;
}

/**
 * The notifications in one language. Amounts, weights and deadlines are formatted; `due` is undefined while nothing is to be paid, `credit` while nothing was paid
 * too much. `isOver`: the order has ended, nothing of it becomes due any more.
 */
export interface NoticeTexts {
  orderPlaced(values: { code: string; due: string | undefined; deadline: string | undefined }): Notice;
  orderMentioned(values: { code: string }): Notice;
  orderForStaff(values: { code: string; pieces: number; amount: string; country: string }): Notice;
  weighed(values: {
    code: string;
    weight: string | undefined;
    due: string | undefined;
    credit: string | undefined;
  }): Notice;
  /** What is to be paid now, or was paid too much, is another sum than before, although no step of the order says so. */
  dueChanged(values: { code: string; due: string | undefined; credit: string | undefined; isOver: boolean }): Notice;
  /** To staff: goods are bought, and their deposit lies with another order by now. */
  depositMissing(values: { code: string; missing: string }): Notice;
  /** To staff: what is still to be bought is not bought any more, and the money goes back. */
  paidOrderCancelled(values: { code: string; owed: string; reason: CancelReason }): Notice;
  /** `quoted` and `price` of one piece. */
  priceAsked(values: { code: string; name: string; quoted: string; price: string; deadline: string }): Notice;
  /** To staff. */
  priceAnswered(values: { code: string; price: string; accepted: boolean }): Notice;
  /** `credit` is what was charged for the line. Without a reason staff has taken it off the order. */
  lineCancelled(values: {
    code: string;
    name: string;
    reason: AnnouncedLineReason | undefined;
    credit: string;
  }): Notice;
  /** `before` and `after` with the estimated freight. */
  changeProposed(values: { code: string; before: string; after: string; deadline: string }): Notice;
  /** To staff. */
  proposalAnswered(values: { code: string; outcome: Exclude<ProposalOutcome, 'SUPERSEDED'> }): Notice;
  proposalEnded(values: { code: string; outcome: 'UNANSWERED' | 'SUPERSEDED' }): Notice;
  amended(values: { code: string; due: string | undefined; credit: string | undefined }): Notice;
  shipped(values: {
    code: string;
    country: string;
    days: { min: number; max: number };
    carrier: string | undefined;
    trackingCode: string | undefined;
  }): Notice;
  shipmentCorrected(values: { code: string; carrier: string; trackingCode: string }): Notice;
  delivered(values: { code: string }): Notice;
  /** `credit` is what was paid and comes back. */
  cancelled(values: { code: string; reason: CancelReason | undefined; credit: string | undefined }): Notice;
  /** `left` is what the shop still keeps. */
  refunded(values: { code: string; amount: string; left: string | undefined; isOver: boolean }): Notice;
  /** A refund was recorded by mistake. */
  refundTakenBack(values: { code: string; amount: string }): Notice;
  quoteRequested(values: { lines: number; country: string; deadline: string }): Notice;
  quoteAnswered(values: { offered: number; refused: number; deadline: string }): Notice;
  /** `status` is the order's after the payment; `rest` is what the transfer has beyond what was due. */
  paymentReceived(values: {
    code: string;
    amount: string;
    due: string | undefined;
    rest: string | undefined;
    status: OrderStatus;
  }): Notice;
  /** A transfer of which its order needs nothing. */
  paymentSurplus(values: { code: string; amount: string; isOver: boolean }): Notice;
  paymentUnmatched(values: { amount: string; status: PaymentStatus; code: string | undefined }): Notice;
  paymentAccountMissing(): Notice;
  /** `name` is undefined for guests and closed accounts. */
  messageFromStaff(values: { name: string | undefined; text: string }): Notice;
  messageFromCustomer(values: { name: string | undefined; text: string }): Notice;
  rating(values: { stars: number }): Notice;
  userRegistered(values: { name: string; provider: 'DEFAULT' | 'GOOGLE' }): Notice;
  excerpt: ExcerptWords;
}
