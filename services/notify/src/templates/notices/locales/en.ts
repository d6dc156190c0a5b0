import type { OrderStatus, PaymentStatus } from '@gvg/contracts/cart/terms';
import type { NoticeTexts, AnnouncedLineReason } from './notice-texts.ts';

const afterPayment: Partial<Record<OrderStatus, string>> = {
  PURCHASING: 'we are going shopping',
  AT_WAREHOUSE: 'it is in stock and will be weighed',
  PACKED: 'the parcel leaves soon',
};

const whyNotBought: Record<AnnouncedLineReason | 'BY_STAFF', string> = {
  SOLD_OUT: ' is sold out',
  PRICE_UNANSWERED: ': the new price was not answered in time',
  BY_STAFF: ': we do not buy it any more',
};

const whyUnmatched: Partial<Record<PaymentStatus, (code: string) => string>> = {
  UNMATCHED: () => 'The transfer names no order.',
  UNDERPAID: (code) => `Less than what is due for ${code}.`,
  OVERPAID: (code) => `More than what is due for ${code}.`,
  ORDER_CANCELLED: (code) => `${code} is cancelled, the money has to go back.`,
};

const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** Use of money reserved for an order that continues. */
const usageOfCredit = 'it pays what becomes due on the order, and we refund what is not used';

export const noticeTexts: NoticeTexts = {
  orderPlaced: ({ code, due, deadline }) => ({
    title: `Order ${code} received`,
    description:
      due === undefined
        ? 'There is nothing to pay now.'
        : deadline === undefined
          ? `Transfer ${due} and we start buying.`
          : `Transfer ${due} by ${deadline} and we start buying.`,
  }),
  orderMentioned: ({ code }) => ({
    title: `A note mentions you: order ${code}`,
    description: 'A colleague has named you in an internal note on this order.',
  }),
  orderForStaff: ({ code, pieces, amount, country }) => ({
    title: `New order ${code}: ${amount}`,
    description: `${count(pieces, 'piece')}, to ${country}.`,
  }),
  weighed: ({ code, weight, due, credit }) => ({
    title: weight === undefined ? `${code} is weighed` : `${code} weighs ${weight}`,
    description:
      due !== undefined
        ? `${due} to pay, then the parcel leaves.`
        : credit === undefined
          ? 'There is nothing more to pay, the parcel leaves soon.'
          : `There is nothing more to pay. You have paid ${credit} too much: ${usageOfCredit}.`,
  }),
  dueChanged: ({ code, due, credit, isOver }) => ({
    title: credit === undefined ? `${code}: the sum to pay has changed` : `${code}: you have paid ${credit} too much`,
    description:
      due !== undefined
        ? `There is ${due} to pay now. Any questions? Write to us.`
        : credit === undefined
          ? 'There is nothing more to pay now.'
          : `We have recalculated the order. ${isOver ? 'We will pay it back to you' : `The money stays yours: ${usageOfCredit}`}.`,
  }),
  depositMissing: ({ code, missing }) => ({
    title: `${code} lacks ${missing} of its deposit`,
    description: 'Goods are bought and no longer covered: buy and pack nothing more until the customer has paid.',
  }),
  paidOrderCancelled: ({ code, owed, reason }) => ({
    title: `${code} is cancelled, ${owed} to pay back`,
    description: `${reason === 'BY_CUSTOMER' ? 'The customer cancelled it' : reason === 'UNPAID' ? 'Its deposit did not come in full' : 'The shop cancelled it'}: buy nothing more for it, and return the money.`,
  }),
  priceAsked: ({ code, name, quoted, price, deadline }) => ({
    title: `${code}: an item costs more than quoted`,
    description: `${name}: ${price} instead of ${quoted}. Answer by ${deadline}, or we drop the item.`,
  }),
  priceAnswered: ({ code, price, accepted }) => ({
    title: accepted ? `${code}: the customer takes it for ${price}` : `${code}: the customer declines ${price}`,
    description: accepted
      ? 'It can be bought now.'
      : 'The line is cancelled, its goods and fee are the order’s credit.',
  }),
  lineCancelled: ({ code, name, reason, credit }) => ({
    title: reason === undefined ? `${code}: an item was taken off the order` : `${code}: an item cannot be bought`,
    description: `${name}${whyNotBought[reason ?? 'BY_STAFF']}. ${credit} counts towards what the order still costs, and we refund what is left.`,
  }),
  changeProposed: ({ code, before, after, deadline }) => ({
    title: `${code}: the shop proposes a change`,
    description: `The order would cost ${after} instead of ${before}. Answer by ${deadline}, or it stays as it is.`,
  }),
  proposalAnswered: ({ code, outcome }) => ({
    title:
      outcome === 'ACCEPTED'
        ? `${code}: the customer agrees to the change`
        : outcome === 'DECLINED'
          ? `${code}: the customer declines the change`
          : `${code}: no answer to the proposed change`,
    description: outcome === 'ACCEPTED' ? 'The order is changed.' : 'The order stays as it was.',
  }),
  proposalEnded: ({ code, outcome }) => ({
    title: `${code}: the proposed change has ended`,
    description:
      outcome === 'UNANSWERED'
        ? 'There was no answer within 48 hours, so the order stays as it was. Still want it? Write to us.'
        : 'The shop withdrew it, or the order has become another one. There is nothing to answer any more.',
  }),
  amended: ({ code, due, credit }) => ({
    title: `Order ${code} was changed`,
    description:
      due !== undefined
        ? `There is ${due} to pay now. See the order’s page.`
        : credit === undefined
          ? 'There is nothing more to pay now.'
          : `You have paid ${credit} too much: ${usageOfCredit}.`,
  }),
  shipped: ({ code, country, days: { min, max }, carrier, trackingCode }) => ({
    title: `${code} is on its way`,
    description: `In ${country} in about ${min === max ? count(min, 'day') : `${min}–${max} days`}.${carrier === undefined || trackingCode === undefined ? '' : ` ${carrier}, code ${trackingCode}.`}`,
  }),
  shipmentCorrected: ({ code, carrier, trackingCode }) => ({
    title: `New tracking code for ${code}`,
    description: `The right code is ${trackingCode} (${carrier}). Please ignore the earlier one.`,
  }),
  delivered: ({ code }) => ({
    title: `${code} has arrived`,
    description: 'Something wrong? Send us a photo. All good? We would love a rating.',
  }),
  cancelled: ({ code, reason, credit }) => ({
    title: `${code} is cancelled`,
    description:
      credit !== undefined
        ? `We will pay ${credit} back to you.`
        : reason === 'UNPAID'
          ? 'No payment came in time. You owe nothing.'
          : 'You owe nothing.',
  }),
  refunded: ({ code, amount, left, isOver }) => ({
    title: `${amount} paid back`,
    description: `The money for ${code} is on its way to you.${left === undefined ? '' : isOver ? ` The other ${left} will follow.` : ` ${left} is left: ${usageOfCredit}.`}`,
  }),
  refundTakenBack: ({ code, amount }) => ({
    title: `${amount} not refunded yet`,
    description: `We recorded a refund of ${code} by mistake. The money is still kept for you.`,
  }),
  quoteRequested: ({ lines, country, deadline }) => ({
    title: `Quote wanted for ${count(lines, 'item')}`,
    description: `To ${country}. Answer by ${deadline}.`,
  }),
  quoteAnswered: ({ offered, refused, deadline }) => ({
    title: offered === 0 ? 'Your quote is ready' : `Your quote is ready: ${count(offered, 'item')}`,
    description:
      offered === 0
        ? 'Sorry, none of it can be bought this time.'
        : `Prices hold until ${deadline}.${refused === 0 ? '' : ` ${count(refused, 'item')} cannot be bought.`}`,
  }),
  paymentReceived: ({ code, amount, due, rest, status }) => ({
    title: `${amount} received`,
    description: `For ${code}, ${due === undefined ? (afterPayment[status] ?? 'nothing more to pay now') : `${due} still to pay`}.${rest === undefined ? '' : ` You have transferred ${rest} too much: ${usageOfCredit}.`}`,
  }),
  paymentSurplus: ({ code, amount, isOver }) => ({
    title: `${amount} received`,
    description: isOver
      ? `There is nothing to pay for ${code} any more, so we will pay this money back to you.`
      : `There is nothing to pay for ${code} now. We keep the money for you: ${usageOfCredit}.`,
  }),
  paymentUnmatched: ({ amount, status, code }) => ({
    title: `Transfer without a match: ${amount}`,
    description: whyUnmatched[status]?.(code ?? 'its order') ?? 'Please look into it.',
  }),
  paymentAccountMissing: () => ({
    title: 'No bank account yet',
    description: 'A customer wanted to order and could not. Please enter the shop’s bank account.',
  }),
  messageFromStaff: ({ name, text }) => ({ title: `${name ?? 'The shop'} wrote to you`, description: text }),
  messageFromCustomer: ({ name, text }) => ({ title: `${name ?? 'A guest'} wrote to the shop`, description: text }),
  rating: ({ stars }) => ({
    title: `New rating: ${count(stars, 'star')}`,
    description: 'See what the customer says about the product.',
  }),
  userRegistered: ({ name, provider }) => ({
    title: `${name} opened an account`,
    description: provider === 'GOOGLE' ? 'Signed up with Google.' : 'Signed up by email.',
  }),
  excerpt: {
    quoted: (text) => `“${text}”`,
    images: (images) => `Sent ${count(images, 'picture')}`,
    order: 'Sent an order',
    quote: 'Sent a quote',
  },
};
