import type { ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { getOrderForService, getQuoteForService } from '@gvg/contracts/cart/http/internal-buying';
import type { Order, OrderLine } from '@gvg/contracts/cart/http/order-schema';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import type { BuyingMailTemplate } from '@gvg/contracts/notify/mail-templates';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { InternalTarget } from '@gvg/service-kit/http/internal-client';
import type { MailSubject, StoredMail } from '../mail/mail.model.ts';

export type Reader = ResponseBodyOf<typeof getUserContacts>['docs'][number];

export type MailedQuote = ResponseBodyOf<typeof getQuoteForService>;

export type BuyingContent =
  | { template: 'QUOTE_ANSWERED'; quote: MailedQuote }
  | {
      template: Exclude<BuyingMailTemplate, 'QUOTE_ANSWERED'>;
      order: Order;
      /** VND; 0 except in mails about a payment. */
      received: number;
      /** VND; for mails about money that was refunded or overpaid. */
      amount?: number;
      /** For mails about a line. */
      line?: OrderLine;
    };

/**
 * Requests a mail's content from cart and its reader from identity. Throws an ApiFailure: `USER_WAS_DELETED` for a closed account, `ACTION_NOT_ALLOWED` for
 * outdated content, `ORDER_NOT_FOUND` and `QUOTE_NOT_FOUND`.
 */
export type FetchBuyingContent = (
  template: StoredMail['template'],
  subject: MailSubject,
) => Promise<BuyingContent & { reader: Reader }>;

const amended = ['AWAITING_DEPOSIT', 'PURCHASING', 'AT_WAREHOUSE', 'AWAITING_BALANCE', 'PACKED'] as const;

/** Order statuses in which a mail's content is still true; a payment's is while its money is allocated to the order. */
const saidOf: Partial<Record<StoredMail['template'], readonly OrderStatus[]>> = {
  ORDER_PLACED: ['AWAITING_DEPOSIT', 'PURCHASING', 'AT_WAREHOUSE'],
  ORDER_AWAITING_BALANCE: ['AWAITING_BALANCE'],
  ORDER_DUE_CHANGED: [
    'AWAITING_DEPOSIT',
    'PURCHASING',
    'AT_WAREHOUSE',
    'AWAITING_BALANCE',
    'PACKED',
    'SHIPPED',
    'DELIVERED',
  ],
  ORDER_AMENDED: amended,
  ORDER_PROPOSAL_ENDED: amended,
  // The only mail that announces an overpayment.
  ORDER_WEIGHED: ['PACKED', 'SHIPPED', 'DELIVERED'],
  ORDER_SHIPPED: ['SHIPPED'],
  ORDER_DELIVERED: ['DELIVERED'],
  ORDER_CANCELLED: ['CANCELLED', 'REFUNDED'],
};

/** Returns true if a mail's question was answered already or is no longer asked. */
const isAnswered = (
  template: BuyingMailTemplate,
  { order, line, proposal }: { order: Order; line: OrderLine | undefined; proposal: string | undefined },
): boolean =>
  (template === 'ORDER_PRICE_ASKED' && line?.askedPrice === undefined) ||
  (template === 'ORDER_CHANGE_PROPOSED' && order.proposal?._id !== proposal);

export function createFetchBuyingContent(
  targets: Record<'identity' | 'cart', Omit<InternalTarget, 'service'>>,
): FetchBuyingContent {
  const identity = { ...targets.identity, service: 'notify' };
  const cart = { ...targets.cart, service: 'notify' };

  async function readerOf(user: string): Promise<Reader> {
    const { docs } = await callInternal(getUserContacts, identity, { body: { ids: [user] } });
    if (docs[0] === undefined) throw new ApiFailure('USER_WAS_DELETED');
    return docs[0];
  }

  async function fetchQuote({ quote: id = '', version }: MailSubject) {
    const quote = await callInternal(getQuoteForService, cart, { params: { id } });
    if (quote.status !== 'ANSWERED' || quote.versions.at(-1)?.version !== version)
      throw new ApiFailure('ACTION_NOT_ALLOWED');
    return { template: 'QUOTE_ANSWERED' as const, quote, reader: await readerOf(quote.user) };
  }

  async function fetchOrder(
    template: Exclude<BuyingMailTemplate, 'QUOTE_ANSWERED'>,
    { order: id = '', payment, line: lineId, proposal, amount }: MailSubject,
  ) {
    const order = await callInternal(getOrderForService, cart, { params: { id } });
    if (saidOf[template]?.includes(order.status) === false) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const received =
      payment === undefined
        ? 0
        : order.ledger.filter((entry) => entry.payment === payment).reduce((sum, { amount }) => sum + amount, 0);
    // Moved to another order meanwhile.
    if (payment !== undefined && received <= 0) throw new ApiFailure('ACTION_NOT_ALLOWED');
    const line = order.lines.find(({ _id }) => _id === lineId);
    if (isAnswered(template, { order, line, proposal })) throw new ApiFailure('ACTION_NOT_ALLOWED');
    return {
      ...{ template, order, received, reader: await readerOf(order.user) },
      ...(line !== undefined && { line }),
      ...(amount !== undefined && { amount }),
    };
  }

  return (template, subject) =>
    subject.quote === undefined
      ? fetchOrder(template as Exclude<BuyingMailTemplate, 'QUOTE_ANSWERED'>, subject)
      : fetchQuote(subject);
}
