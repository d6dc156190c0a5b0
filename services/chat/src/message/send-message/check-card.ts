import { getOrderForService, getQuoteForService } from '@gvg/contracts/cart/http/internal-buying';
import type { ChatCard, ChatCustomer } from '@gvg/contracts/chat/http/message-schema';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { ChatEnvironment } from '../../environment.ts';

/** Returns the card as stored, an order by its code. Throws `ORDER_NOT_FOUND` and `QUOTE_NOT_FOUND` unless it is the customer's; guests have neither. */
export type CheckCard = (card: ChatCard, customer: ChatCustomer) => Promise<ChatCard>;

/** Fields of an order or quote that cards need. */
export const orderOfCard = {
  ...getOrderForService,
  response: getOrderForService.response.pick({ code: true, user: true }),
};
export const quoteOfCard = { ...getQuoteForService, response: getQuoteForService.response.pick({ user: true }) };

/** Form of an order's id or code in any spelling; any other text must not enter the path of a call. */
const orderKey = /^[\da-z][\da-z -]*$/i;

export function createCardCheck({
  CART_INTERNAL_URL: url,
  INTERNAL_SECRET: secret,
}: Pick<ChatEnvironment, 'CART_INTERNAL_URL' | 'INTERNAL_SECRET'>): CheckCard {
  const target = { url, secret, service: 'chat' };
  const isOwn = ({ user }: { user: string }, { kind, id }: ChatCustomer) => kind === 'user' && user === id;
  return async (card, customer) => {
    if (card.kind === 'QUOTE') {
      if (!isOwn(await callInternal(quoteOfCard, target, { params: { id: card.quote } }), customer))
        throw new ApiFailure('QUOTE_NOT_FOUND');
      return card;
    }
    if (!orderKey.test(card.order)) throw new ApiFailure('ORDER_NOT_FOUND');
    const order = await callInternal(orderOfCard, target, { params: { id: card.order } });
    if (!isOwn(order, customer)) throw new ApiFailure('ORDER_NOT_FOUND');
    return { kind: 'ORDER', order: order.code };
  };
}
