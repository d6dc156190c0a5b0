import { apiQuery } from '@gvg/browser-kit';
import type { ChatCustomer } from '@gvg/contracts/chat/http/message-schema';

/** Maximum number of orders and of quotes shown next to a conversation. */
export const shownLimit = 5;

export const customerOrdersQuery = ({ id }: ChatCustomer) =>
  apiQuery('listOrders', { query: { user: id, limit: shownLimit } });
export const customerQuotesQuery = ({ id }: ChatCustomer) =>
  apiQuery('listQuotes', { query: { user: id, limit: shownLimit } });
export const customerCartQuery = ({ kind, id }: ChatCustomer) => apiQuery('getCustomerCart', { params: { kind, id } });
