import type {
  CancelReason,
  LineCancelReason,
  OrderStatus,
  PaymentStatus,
  ProposalOutcome,
} from '@gvg/contracts/cart/terms';

/** Reason why a line is not bought, unless its customer knows it already. */
export type AnnouncedLineReason = Exclude<LineCancelReason, 'PRICE_DECLINED'>;

/** A short title with the relevant amount, and one line about the next step. */
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
 * Notifications in one language. Amounts, weights and deadlines are formatted; `due` is undefined if nothing is due, `credit` if nothing was overpaid.
 * `isOver`: the order has ended and nothing of it becomes due any more.
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
  /** The due amount or overpayment has changed without a status change that announces it. */
  dueChanged(values: { code: string; due: string | undefined; credit: string | undefined; isOver: boolean }): Notice;
  /** For staff: goods were bought, and their deposit was moved to another order. */
  depositMissing(values: { code: string; missing: string }): Notice;
  /** For staff: what is still to be bought is no longer needed, and the money is refunded. */
  paidOrderCancelled(values: { code: string; owed: string; reason: CancelReason }): Notice;
  /** `quoted` and `price` per piece. */
  priceAsked(values: { code: string; name: string; quoted: string; price: string; deadline: string }): Notice;
  /** For staff. */
  priceAnswered(values: { code: string; price: string; accepted: boolean }): Notice;
  /** `credit` is the line's charge. Without a reason staff has removed it from the order. */
  lineCancelled(values: {
    code: string;
    name: string;
    reason: AnnouncedLineReason | undefined;
    credit: string;
  }): Notice;
  /** `before` and `after` include the estimated freight. */
  changeProposed(values: { code: string; before: string; after: string; deadline: string }): Notice;
  /** For staff. */
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
  /** `credit` is the paid amount to be refunded. */
  cancelled(values: { code: string; reason: CancelReason | undefined; credit: string | undefined }): Notice;
  /** `left` is the amount still with the shop. */
  refunded(values: { code: string; amount: string; left: string | undefined; isOver: boolean }): Notice;
  /** A refund was recorded by mistake. */
  refundTakenBack(values: { code: string; amount: string }): Notice;
  quoteRequested(values: { lines: number; country: string; deadline: string }): Notice;
  quoteAnswered(values: { offered: number; refused: number; deadline: string }): Notice;
  /** `status` is the order's after the payment; `rest` is the transfer's surplus. */
  paymentReceived(values: {
    code: string;
    amount: string;
    due: string | undefined;
    rest: string | undefined;
    status: OrderStatus;
  }): Notice;
  /** A transfer that its order does not need. */
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
