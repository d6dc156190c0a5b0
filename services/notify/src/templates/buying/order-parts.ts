import type { Order, OrderLine, OrderProposal } from '@gvg/contracts/cart/http/order-schema';
import { doneOrderStatuses } from '@gvg/contracts/cart/terms';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { formatWeight } from '@gvg/contracts/values/weight';
import type { BuyingContent } from '../../buying/fetch-buying-content.ts';
import { formatInstant } from '../format-instant.ts';
import { countryName } from '../notices/country-name.ts';
import type { Message, MessageItem } from '../message.ts';
import { refundedOf } from '../notices/buying-notices.ts';
import type { BuyingWords, MailedLine, MailedProposal } from './locales/buying-texts.ts';
import { nameOfRequested, priceDetail } from './message-parts.ts';
import type { MessageParts, PartsOptions } from './message-parts.ts';

type OrderContent = Exclude<BuyingContent, { template: 'QUOTE_ANSWERED' }>;

/** Mails about steps without charges. */
const withoutSums: readonly OrderContent['template'][] = [
  'ORDER_SHIPPED',
  'ORDER_DELIVERED',
  'ORDER_CANCELLED',
  'ORDER_REFUNDED',
  'ORDER_REFUND_TAKEN_BACK',
  'PAYMENT_SURPLUS',
];

const moneyOrNothing = (amount: number): string | undefined => (amount === 0 ? undefined : formatMoney(amount));

/** Returns goods, sums, account and carrier of an order for its mail. */
export function orderParts(
  { template, order, received, amount, line }: OrderContent,
  { locale, words }: PartsOptions,
): MessageParts {
  const { code, totals, payBy, shipping, recipient, unallocated = 0 } = order;
  const facts = template === 'ORDER_SHIPPED' ? shippingFacts(order, words) : transferFacts(order, words);
  return {
    path: `/order/${code}`,
    values: {
      code,
      due: totals.due === 0 ? undefined : formatMoney(totals.due),
      deadline: payBy && formatInstant(payBy, locale, recipient.country),
      weight: shipping.actualGrams === undefined ? undefined : formatWeight(shipping.actualGrams),
      hasScalePhoto: order.photos.some(({ kind }) => kind === 'SCALE'),
      credit: moneyOrNothing(Math.max(totals.credit, order.owed ?? 0)),
      refunded: moneyOrNothing(refundedOf(order)),
      // Mails queued by an earlier version show the total refund.
      amount: moneyOrNothing(amount ?? refundedOf(order)),
      rest: moneyOrNothing(unallocated),
      remaining: moneyOrNothing(totals.credit + unallocated),
      isOver: doneOrderStatuses.includes(order.status),
      isUnpaid: order.cancelReason === 'UNPAID',
      received: formatMoney(received),
      offered: 0,
      refused: 0,
      line: line && mailedLine(line, order, { locale, words }),
      proposal: order.proposal && mailedProposal(order.proposal, order, locale),
      note: undefined,
    },
    items: order.lines.map((line) => itemOf(line, { locale, words })),
    ...(!withoutSums.includes(template) && { sums: sumsOf(order, { locale, words }) }),
    ...(facts.length > 0 && { facts }),
  };
}

function mailedLine(
  { type, name, price, amount, fee, askedPrice, cancelReason }: OrderLine,
  { recipient }: Order,
  { locale, words }: PartsOptions,
): MailedLine {
  const shown = localize(name, locale);
  return {
    name: type === 'IN_SYSTEM' ? shown : nameOfRequested(shown, words),
    quoted: formatMoney(price),
    price: formatMoney(askedPrice?.price ?? price),
    deadline: askedPrice && formatInstant(askedPrice.until, locale, recipient.country),
    sum: formatMoney(price * amount + fee),
    reason: cancelReason,
  };
}

function mailedProposal({ before, after, until }: OrderProposal, { recipient }: Order, locale: Locale): MailedProposal {
  return {
    before: formatMoney(before.total),
    after: formatMoney(after.total),
    dueAfter: formatMoney(after.due),
    deadline: formatInstant(until, locale, recipient.country),
  };
}

function itemOf(line: OrderLine, { locale, words }: PartsOptions): MessageItem {
  const { type, name, image, status, price, amount, fee, note } = line;
  const shown = localize(name, locale);
  return {
    name: type === 'IN_SYSTEM' ? shown : nameOfRequested(shown, words),
    detail: status === 'CANCELLED' ? (note ?? '') : priceDetail(line, words),
    amount: status === 'CANCELLED' ? words.cancelled : formatMoney(price * amount + fee),
    ...(image !== undefined && { picture: image }),
  };
}

function sumsOf({ totals, shipping }: Order, { locale, words }: PartsOptions): NonNullable<Message['sums']> {
  const { goods, serviceFee, freight, surcharge, paid, due, credit } = totals;
  const row = (label: string, amount: number) => (amount === 0 ? [] : [[label, formatMoney(amount)] as const]);
  const isWeighed = shipping.fee !== undefined;
  return [
    ...row(words.goods, goods),
    ...row(words.serviceFee, serviceFee),
    ...(isWeighed
      ? row(words.freight, freight + surcharge)
      : [
          [words.laterFreight, words.about(formatMoney(shipping.estimatedFee))] as const,
          [
            words.atDoor(countryName(shipping.country, locale)),
            words.about(formatMoney(goods + serviceFee + shipping.estimatedFee)),
          ] as const,
        ]),
    ...(paid === 0 ? [] : [[words.paid, `−${formatMoney(paid)}`] as const]),
    ...row(words.credit, credit),
    [words.dueNow, formatMoney(due)],
  ];
}

const transferFacts = ({ transfer }: Order, words: BuyingWords): NonNullable<Message['facts']> =>
  transfer === undefined
    ? []
    : [
        [words.bank, transfer.bankName],
        [words.account, transfer.account],
        [words.holder, transfer.holder],
        [words.transferAmount, formatMoney(transfer.amount)],
        [words.transferContent, transfer.content],
      ];

function shippingFacts(
  { shipping: { carrier, trackingCode, transitDays } }: Order,
  words: BuyingWords,
): NonNullable<Message['facts']> {
  const row = (label: string, value: string | undefined) => (value === undefined ? [] : [[label, value] as const]);
  return [
    ...row(words.carrier, carrier),
    ...row(words.trackingCode, trackingCode),
    [words.transit, words.days(transitDays.min, transitDays.max)],
  ];
}
