import { matchers } from '@gvg/testing/http-pact';

const { boolean, eachLike, integer, regex, string } = matchers;

export const id = regex(/^[0-9a-f]{24}$/, '6a0000000000000000000009');
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const text = { vi: string('GVG7K3F2Q đã cân'), en: string('GVG7K3F2Q is weighed') };

export const notification = (isRead: boolean) => ({
  _id: id,
  typeNotify: string('ORDER_STATUS'),
  notify: { title: text, description: text, link: regex(/^\/.*/, '/order/GVG7K3F2Q'), isRead },
  createdAt: instant,
});

/** One page of the list, with the paging fields in use. */
export const listOf = (doc: object) => ({
  docs: eachLike(doc),
  totalDocs: integer(1),
  page: integer(1),
  hasNextPage: boolean(false),
});

const on = boolean(true);

export const preferences = {
  mail: { ORDER_PLACED: on, ORDER_STATUS: on, QUOTE_ANSWERED: on, PAYMENT_RECEIVED: on },
  push: {
    ORDER_PLACED: on,
    ORDER_STATUS: on,
    QUOTE_ANSWERED: on,
    PAYMENT_RECEIVED: on,
    NEW_MESSAGE: on,
    PROMOTION: on,
  },
};

export const errorBody = (statusCode: number, message: string) => ({ statusCode, message });
