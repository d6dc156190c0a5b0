import type { BuyingTexts, BuyingValues } from './buying-texts.ts';

const howToPay =
  'The QR code and the account are on the page of the order. Please leave the text of the transfer as it is, so that the money reaches your order.';
const question = 'A question? Write to the shop on the page of the order, and never transfer money to another account.';
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

const usageOfCredit = 'This money pays what becomes due on the order, and we refund what is not used.';
const paidBackLater = 'We will pay it back to the account that it came from.';

const services = { AIR: 'by air', EXPRESS: 'by express', SEA: 'by sea' } as const;

const weighedSentences = ({ weight, hasScalePhoto }: Pick<BuyingValues, 'weight' | 'hasScalePhoto'>): string[] =>
  weight === undefined
    ? []
    : [`Your parcel weighs ${weight}.${hasScalePhoto ? ' The picture on the scale is on the page of the order.' : ''}`];

export const buyingTexts: BuyingTexts = {
  ORDER_PLACED: ({ code, due, deadline }) => ({
    subject: due === undefined ? `We have your order ${code}` : `We have your order ${code}: ${due} to transfer`,
    preheader:
      due === undefined ? 'The shop has received your order.' : 'The shop begins to buy once the money is there.',
    heading: `We have your order ${code}`,
    notice: due && deadline && `Transfer ${due} before ${deadline}`,
    paragraphs: [
      'Thank you for your order. Freight follows from the real weight once the parcel is on the scale, and is paid then.',
      ...(due === undefined
        ? []
        : [
            howToPay,
            ...(deadline === undefined
              ? []
              : ['Without a transfer by then the order cancels itself, at no cost to you.']),
          ]),
    ],
    button: due === undefined ? 'See the order' : 'See the order and pay',
    aside: question,
  }),
  ORDER_AWAITING_BALANCE: ({ code, due, weight, hasScalePhoto }) => ({
    subject: due === undefined ? `Order ${code} has been weighed` : `Order ${code} has been weighed: ${due} left`,
    preheader: 'Pay the rest, and the parcel leaves.',
    heading: `Order ${code} has been weighed`,
    notice: due && `${due} left to transfer, then the parcel leaves`,
    paragraphs: [...weighedSentences({ weight, hasScalePhoto }), ...(due === undefined ? [] : [howToPay])],
    button: due === undefined ? 'See the order' : 'See the picture and pay',
    aside: question,
  }),
  ORDER_DUE_CHANGED: ({ code, due, deadline, credit, isOver }) => ({
    subject:
      due !== undefined
        ? `Order ${code}: ${due} to pay now`
        : credit === undefined
          ? `Order ${code}: nothing more to pay`
          : `Order ${code}: you have paid ${credit} too much`,
    preheader: 'We have recalculated your order.',
    heading:
      credit === undefined
        ? `The sum to pay for order ${code} has changed`
        : `Order ${code}: you have paid ${credit} too much`,
    notice: due && (deadline === undefined ? `Transfer ${due}` : `Transfer ${due} before ${deadline}`),
    paragraphs: [
      'We have put the money of this order right: the parcel was weighed again, a charge was taken off, or a transfer went to the order that it was for. Each entry is on the order’s page.',
      ...(due !== undefined ? [howToPay] : ['There is nothing more to pay now.']),
      ...(credit === undefined ? [] : [isOver ? paidBackLater : usageOfCredit]),
    ],
    button: due === undefined ? 'See the order' : 'See the order and pay',
    aside: question,
  }),
  ORDER_PRICE_ASKED: ({ code, line }) => ({
    subject: `Order ${code}: an item costs more. Shall we buy it?`,
    preheader: 'Take it or drop it: please answer within 48 hours.',
    heading: 'An item costs more than quoted',
    notice: line && `Answer before ${line.deadline ?? ''}`,
    paragraphs: [
      ...(line === undefined
        ? []
        : [`${line.name}: the new price is ${line.price} a piece, it was quoted at ${line.quoted}.`]),
      'If you agree, you pay the difference later, together with the freight; the fee stays the same. If you decline, or do not answer in time, we drop the item: goods and fee count towards what is left to pay, and we refund what remains.',
    ],
    button: 'See the order and answer',
    aside: question,
  }),
  ORDER_LINE_CANCELLED: ({ code, line }) => ({
    subject: `Order ${code}: an item ${line?.reason === undefined ? 'was taken off' : 'cannot be bought'}`,
    preheader: 'The money for this item stays yours.',
    heading:
      line?.reason === undefined ? `An item was taken off order ${code}` : `An item of order ${code} cannot be bought`,
    paragraphs: [
      ...(line === undefined
        ? []
        : [
            line.reason === 'SOLD_OUT'
              ? `${line.name} is sold out at the seller’s.`
              : line.reason === undefined
                ? `${line.name}: we do not buy it any more. The reason, if any, is on the page of the order.`
                : `${line.name}: we had no answer to the new price, so we did not buy it.`,
            `${line.sum} of goods and fee counts towards what the order still costs, and we refund what remains.`,
          ]),
    ],
    button: 'See the order',
    aside: question,
  }),
  ORDER_CHANGE_PROPOSED: ({ code, proposal }) => ({
    subject: `Order ${code}: the shop proposes a change`,
    preheader: 'Agree, or leave it as it is: please answer within 48 hours.',
    heading: `A change of order ${code} is proposed`,
    notice: proposal && `Answer before ${proposal.deadline}`,
    paragraphs: [
      ...(proposal === undefined
        ? []
        : [
            `With the change the whole order, freight included, costs ${proposal.after} instead of ${proposal.before}. To pay now would be ${proposal.dueAfter}.`,
          ]),
      'What would change is on the order’s page. If you decline, or do not answer in time, the order stays as it is now.',
    ],
    button: 'See the change and answer',
    aside: question,
  }),
  ORDER_AMENDED: ({ code, due, deadline, credit }) => ({
    subject: due === undefined ? `Order ${code} was changed` : `Order ${code} was changed: ${due} to pay now`,
    preheader: 'This mail shows your order as it is now.',
    heading: `Order ${code} was changed`,
    notice: due && (deadline === undefined ? `Transfer ${due}` : `Transfer ${due} before ${deadline}`),
    paragraphs: [
      'Recipient, service, note and items of the order as they are now are on its page.',
      due === undefined ? 'There is nothing more to pay now.' : howToPay,
      ...(credit === undefined ? [] : [`You have paid ${credit} too much. ${usageOfCredit}`]),
    ],
    button: due === undefined ? 'See the order' : 'See the order and pay',
    aside: question,
  }),
  ORDER_PROPOSAL_ENDED: ({ code }) => ({
    subject: `Order ${code}: the proposed change has ended`,
    preheader: 'Your order stays as it was.',
    heading: `Order ${code} stays as it was`,
    paragraphs: [
      'We had proposed a change of this order. There was no answer within 48 hours, so it stays as it was.',
      'Would you still like it? Write to the shop on the page of the order.',
    ],
    button: 'See the order',
    aside: question,
  }),
  ORDER_WEIGHED: ({ code, weight, hasScalePhoto, credit, isOver }) => ({
    subject: `Order ${code} has been weighed, nothing more to pay`,
    preheader: 'The parcel is packed and sent.',
    heading: `Order ${code} has been weighed, nothing more to pay`,
    notice: credit && `You have paid ${credit} too much`,
    paragraphs: [
      ...weighedSentences({ weight, hasScalePhoto }),
      'What you have paid covers the freight, too. We pack the parcel and send it.',
      ...(credit === undefined ? [] : [isOver ? paidBackLater : usageOfCredit]),
    ],
    button: hasScalePhoto ? 'See the picture' : 'See the order',
    aside: question,
  }),
  ORDER_SHIPPED: ({ code }) => ({
    subject: `Order ${code} is on its way`,
    preheader: 'The parcel is travelling to you.',
    heading: `Order ${code} is on its way`,
    paragraphs: ['Your parcel has been handed to the carrier.'],
    button: 'Track the order',
    aside: 'Something is wrong with what arrives? Take a picture and write to the shop on the page of the order.',
  }),
  ORDER_DELIVERED: ({ code }) => ({
    subject: `Order ${code} has arrived`,
    preheader: 'The parcel has been delivered.',
    heading: `Order ${code} has arrived`,
    paragraphs: [
      'Your parcel has been delivered. We hope you like it!',
      'On the page of the order you can rate each product.',
    ],
    button: 'See the order',
    aside: 'Not there, or something is wrong? Take a picture and write to the shop on the page of the order.',
  }),
  ORDER_CANCELLED: ({ code, credit, refunded, isUnpaid }) => ({
    subject: `Order ${code} is cancelled`,
    preheader: credit === undefined ? 'There is nothing to pay.' : `We pay back ${credit}.`,
    heading: `Order ${code} is cancelled`,
    notice: credit && `We pay ${credit} back to the account that it came from, within 3 working days`,
    paragraphs: [
      isUnpaid
        ? 'The order cancelled itself: the shop had not received the whole amount in time.'
        : 'The shop has cancelled this order. Its reason, if any, is on the page of the order.',
      ...(credit === undefined && refunded === undefined ? ['There is nothing to pay.'] : []),
      ...(refunded === undefined ? [] : [`${refunded} has been paid back.`]),
      'Would you still like it? The page of the order has a button to order again.',
    ],
    button: 'See the order',
    aside: question,
  }),
  ORDER_REFUNDED: ({ code, amount, remaining, isOver }) => ({
    subject: `Order ${code} is refunded`,
    preheader: 'The money has been sent back to you.',
    heading: `Order ${code} is refunded`,
    notice: amount && `${amount} has been paid back`,
    paragraphs: [
      'The shop has sent back money of this order. Banks may take a day or two to show it.',
      ...(remaining === undefined
        ? []
        : [`${remaining} is still with the shop. ${isOver ? paidBackLater : usageOfCredit}`]),
    ],
    button: 'See the order',
    aside: 'It is not there after some days? Write to the shop on the page of the order.',
  }),
  ORDER_REFUND_TAKEN_BACK: ({ code, amount, isOver }) => ({
    subject: `Order ${code}: the money has not gone out yet`,
    preheader: 'We told you of a refund by mistake; the money is kept for you.',
    heading: `The money of order ${code} has not gone out yet`,
    notice: amount && `${amount} is still kept for you`,
    paragraphs: [
      'We had told you that this money was paid back. That was recorded by mistake: it has not left us. We are sorry.',
      isOver ? paidBackLater : usageOfCredit,
    ],
    button: 'See the order',
    aside: question,
  }),
  PAYMENT_RECEIVED: ({ code, received, due, rest, isOver }) => ({
    subject: `We have received ${received} for order ${code}`,
    preheader: due === undefined ? 'There is nothing more to pay now.' : `${due} left to transfer.`,
    heading: `We have received ${received}`,
    notice: due && `${due} left to transfer for order ${code}`,
    paragraphs: [
      `The shop has received ${received} for order ${code}.`,
      due === undefined ? 'There is nothing more to pay now.' : howToPay,
      ...(rest === undefined
        ? []
        : [`You have transferred ${rest} more than that. ${isOver ? paidBackLater : usageOfCredit}`]),
    ],
    button: due === undefined ? 'See the order' : 'See the order and pay',
    aside: question,
  }),
  PAYMENT_SURPLUS: ({ code, amount, isOver }) => ({
    subject: `Order ${code}: we have a transfer more than is due`,
    preheader: isOver ? 'We pay it back to you.' : 'We keep the money for you.',
    heading: `A transfer for order ${code} is more than is due`,
    notice: amount && `We have received ${amount}`,
    paragraphs: [
      isOver ? 'There is nothing to pay for this order any more.' : 'There is nothing to pay for this order now.',
      isOver ? paidBackLater : usageOfCredit,
    ],
    button: 'See the order',
    aside: question,
  }),
  QUOTE_ANSWERED: ({ offered, refused, deadline, note }) => ({
    subject: `The quote for ${items(offered + refused)} is here`,
    preheader: 'See the prices, then decide whether to buy.',
    heading: `The quote for ${items(offered + refused)} is here`,
    notice: deadline && `The prices hold until ${deadline}`,
    paragraphs: [
      refused === 0
        ? 'The shop has asked for the prices; everything can be bought.'
        : offered === 0
          ? 'We are sorry: nothing of it can be bought this time.'
          : `The shop has asked for the prices: ${items(offered)} can be bought, ${refused} cannot.`,
      'Freight is paid once the parcel is weighed. If you do not buy, it costs nothing.',
    ],
    button: 'See the quote and reply',
    aside:
      note === undefined
        ? 'A question? Write to the shop on the page of the quote.'
        : `${note.from} writes: ${note.text}`,
  }),
  words: {
    requestedGoods: 'Goods that you requested',
    price: (amount, price, fee) => `${amount} × ${price}${fee === undefined ? '' : ` + fee ${fee}`}`,
    cannotBeBought: 'Cannot be bought',
    cancelled: 'Cancelled',
    goods: 'Goods',
    serviceFee: 'Service fee',
    freight: 'Freight by real weight',
    laterFreight: 'Estimated freight, paid once weighed',
    quotedFreight: (service, weight) => `Freight ${services[service]} ${weight}, paid once weighed`,
    atDoor: (country) => `Delivered to ${country}`,
    about: (amount) => `about ${amount}`,
    paid: 'Paid',
    credit: 'Paid too much',
    dueNow: 'To pay now',
    onAcceptance: 'To pay when you accept',
    bank: 'Bank',
    account: 'Account',
    holder: 'Account holder',
    transferAmount: 'Amount',
    transferContent: 'Text',
    track: 'Track the order without signing in, by its code and the recipient’s phone number:',
    carrier: 'Carrier',
    trackingCode: 'Tracking code',
    transit: 'In transit',
    days: (min, max) => (min === max ? `${min} days` : `${min}–${max} days`),
  },
};
