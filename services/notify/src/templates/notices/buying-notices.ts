import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { doneOrderStatuses } from '@gvg/contracts/cart/terms';
import type { CancelReason, OrderStatus, PaymentStatus, ProposalOutcome } from '@gvg/contracts/cart/terms';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import { countryName } from './country-name.ts';
import type { AnnouncedLineReason } from './locales/notice-texts.ts';
import { noticeText } from './notice-text.ts';
import type { NoticeText } from './notice-text.ts';
import { shortTime } from './short-time.ts';

const moneyOrNothing = (amount: number): string | undefined => (amount === 0 ? undefined : formatMoney(amount));

/** `due` is the event's, in VND: the due amount at that time. */
export function orderPlacedNotice({ code, payBy, recipient }: Order, due: number): NoticeText {
  return noticeText((texts, locale) =>
    texts.orderPlaced({
      code,
      due: moneyOrNothing(due),
      deadline: payBy && shortTime(payBy, locale, recipient.country),
    }),
  );
}

export function orderForStaffNotice({ code, lines, totals, shipping }: Order): NoticeText {
  const pieces = lines.reduce((sum, { amount }) => sum + amount, 0);
  return noticeText((texts, locale) =>
    texts.orderForStaff({
      code,
      pieces,
      amount: formatMoney(totals.goods + totals.serviceFee),
      country: countryName(shipping.country, locale),
    }),
  );
}

export const orderMentionedNotice = (code: string): NoticeText => noticeText((texts) => texts.orderMentioned({ code }));

export const shipmentCorrectedNotice = (values: { code: string; carrier: string; trackingCode: string }): NoticeText =>
  noticeText((texts) => texts.shipmentCorrected(values));

/** Returns the notification of an order's status change; undefined if a payment or the next step announces it. */
export function orderStatusNotice(
  order: Order,
  { from, status, due, credit }: { from: OrderStatus; status: OrderStatus; due: number; credit: number },
): NoticeText | undefined {
  const { code, shipping, totals, cancelReason } = order;
  switch (status) {
    case 'AWAITING_DEPOSIT':
      return dueChangedNotice({ code, status, due, credit });
    case 'AWAITING_BALANCE':
      // Back from PACKED by another weight, or because money was moved away.
      return from === 'PACKED'
        ? dueChangedNotice({ code, status, due, credit })
        : weighedNotice(order, { due, credit });
    case 'PACKED':
      return from === 'AT_WAREHOUSE' ? weighedNotice(order, { due: 0, credit }) : undefined;
    case 'SHIPPED':
      return noticeText((texts, locale) =>
        texts.shipped({
          code,
          country: countryName(shipping.country, locale),
          days: shipping.transitDays,
          carrier: shipping.carrier,
          trackingCode: shipping.trackingCode,
        }),
      );
    case 'DELIVERED':
      return noticeText((texts) => texts.delivered({ code }));
    case 'CANCELLED':
      return noticeText((texts) =>
        texts.cancelled({
          code,
          reason: cancelReason,
          credit: moneyOrNothing(Math.max(totals.credit, order.owed ?? 0) + refundedSinceEnd(order)),
        }),
      );
    default:
      return undefined;
  }
}

/** In VND. */
export const refundedOf = ({ ledger }: Pick<Order, 'ledger'>): number =>
  ledger.filter(({ kind }) => kind === 'REFUND').reduce((sum, { amount }) => sum - amount, 0);

/** Refund by the time of its notification, excluding refunds from before the cancellation. */
function refundedSinceEnd({ ledger, timeline }: Order): number {
  const end = timeline.findLast(({ status }) => status === 'CANCELLED')?.at ?? '';
  return refundedOf({ ledger: ledger.filter(({ at }) => at > end) });
}

/** Due amount or overpayment of the event, in VND. */
interface Balance {
  due: number;
  credit: number;
}

function weighedNotice({ code, shipping: { actualGrams } }: Order, { due, credit }: Balance): NoticeText {
  return noticeText((texts) =>
    texts.weighed({
      code,
      weight: actualGrams === undefined ? undefined : formatWeight(actualGrams),
      due: moneyOrNothing(due),
      credit: moneyOrNothing(credit),
    }),
  );
}

export function dueChangedNotice({
  code,
  status,
  due,
  credit,
}: { code: string; status: OrderStatus } & Balance): NoticeText {
  const isOver = doneOrderStatuses.includes(status);
  return noticeText((texts) =>
    texts.dueChanged({ code, due: moneyOrNothing(due), credit: moneyOrNothing(credit), isOver }),
  );
}

/** `amount` was refunded, `left` is still with the shop, in VND; `status` is the order's. */
export function refundedNotice({
  code,
  status,
  amount,
  left,
}: {
  code: string;
  status: OrderStatus;
  amount: number;
  left: number;
}): NoticeText {
  const isOver = doneOrderStatuses.includes(status);
  return noticeText((texts) =>
    texts.refunded({ code, amount: formatMoney(amount), left: moneyOrNothing(left), isOver }),
  );
}

/** `amount` in VND. */
export function refundTakenBackNotice({ code, amount }: { code: string; amount: number }): NoticeText {
  return noticeText((texts) => texts.refundTakenBack({ code, amount: formatMoney(amount) }));
}

export function depositMissingNotice({ code, missing }: { code: string; missing: number }): NoticeText {
  return noticeText((texts) => texts.depositMissing({ code, missing: formatMoney(missing) }));
}

/** `price` per piece in VND, and the deadline for the customer's answer. */
export function priceAskedNotice(
  { code, recipient }: Pick<Order, 'code' | 'recipient'>,
  { name, price: quoted }: OrderLine,
  { price, until }: { price: number; until: string },
): NoticeText {
  return noticeText((texts, locale) =>
    texts.priceAsked({
      code,
      name: localize(name, locale),
      quoted: formatMoney(quoted),
      price: formatMoney(price),
      deadline: shortTime(until, locale, recipient.country),
    }),
  );
}

export function priceAnsweredNotice(answer: { code: string; price: number; accepted: boolean }): NoticeText {
  return noticeText((texts) => texts.priceAnswered({ ...answer, price: formatMoney(answer.price) }));
}

/** Its goods and fee are the order's credit. `reason` is the buying desk's; staff may cancel it without one. */
export function lineCancelledNotice(
  { code }: Pick<Order, 'code'>,
  { name, price, amount, fee }: OrderLine,
  reason: AnnouncedLineReason | undefined,
): NoticeText {
  return noticeText((texts, locale) =>
    texts.lineCancelled({ code, name: localize(name, locale), reason, credit: formatMoney(price * amount + fee) }),
  );
}

/** Sums of the event in VND, including the estimated freight. */
export function changeProposedNotice({
  code,
  until,
  totalBefore,
  total,
  country,
}: {
  code: string;
  until: string;
  totalBefore: number;
  total: number;
  /** Country of the recipient; undefined if the order is missing. */
  country: string | undefined;
}): NoticeText {
  return noticeText((texts, locale) =>
    texts.changeProposed({
      code,
      before: formatMoney(totalBefore),
      after: formatMoney(total),
      deadline: shortTime(until, locale, country),
    }),
  );
}

export function proposalAnsweredNotice(answer: {
  code: string;
  outcome: Exclude<ProposalOutcome, 'SUPERSEDED'>;
}): NoticeText {
  return noticeText((texts) => texts.proposalAnswered(answer));
}

export function proposalEndedNotice(end: { code: string; outcome: 'UNANSWERED' | 'SUPERSEDED' }): NoticeText {
  return noticeText((texts) => texts.proposalEnded(end));
}

export function amendedNotice({ code, due, credit }: { code: string } & Balance): NoticeText {
  return noticeText((texts) => texts.amended({ code, due: moneyOrNothing(due), credit: moneyOrNothing(credit) }));
}

export function paidOrderCancelledNotice({
  code,
  owed,
  reason,
}: {
  code: string;
  owed: number;
  reason: CancelReason;
}): NoticeText {
  return noticeText((texts) => texts.paidOrderCancelled({ code, owed: formatMoney(owed), reason }));
}

export function quoteRequestedNotice({ lines, country, answerBy }: Quote): NoticeText {
  return noticeText((texts, locale) =>
    texts.quoteRequested({
      lines: lines.length,
      country: countryName(country, locale),
      deadline: shortTime(answerBy, locale),
    }),
  );
}

/** Returns undefined if the quote has no such answer. */
export function quoteAnsweredNotice({ versions, country }: Quote, version: number): NoticeText | undefined {
  const answer = versions.find((candidate) => candidate.version === version);
  if (answer === undefined) return undefined;
  const refused = answer.lines.filter(({ refusal }) => refusal !== undefined).length;
  return noticeText((texts, locale) =>
    texts.quoteAnswered({
      offered: answer.lines.length - refused,
      refused,
      deadline: shortTime(answer.expiresAt, locale, country),
    }),
  );
}

export function paymentReceivedNotice(
  { code, status }: Order,
  { amount, due, rest }: { amount: number; due: number; rest: number },
): NoticeText {
  return noticeText((texts) =>
    texts.paymentReceived({
      ...{ code, status, amount: formatMoney(amount) },
      ...{ due: moneyOrNothing(due), rest: moneyOrNothing(rest) },
    }),
  );
}

/** `amount` in VND, which the order does not need now; `status` is the order's. */
export function paymentSurplusNotice({
  code,
  amount,
  status,
}: {
  code: string;
  amount: number;
  status: OrderStatus;
}): NoticeText {
  const isOver = doneOrderStatuses.includes(status);
  return noticeText((texts) => texts.paymentSurplus({ code, amount: formatMoney(amount), isOver }));
}

export function paymentUnmatchedNotice(
  { amount, status }: { amount: number; status: PaymentStatus },
  code: string | undefined,
): NoticeText {
  return noticeText((texts) => texts.paymentUnmatched({ amount: formatMoney(amount), status, code }));
}

export const paymentAccountMissingNotice = (): NoticeText => noticeText((texts) => texts.paymentAccountMissing());
