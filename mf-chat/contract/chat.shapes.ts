import { matchers } from '@gvg/testing/http-pact';

const { boolean, eachLike, integer, like, regex, string } = matchers;

export const id = regex(/^[0-9a-f]{24}$/, '6a0000000000000000000009');
export const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const uuid = regex(/^[0-9a-f-]{36}$/, '7c9e6679-7425-40de-944b-e07fc1f90ae7');

export const errorBody = (statusCode: number, message: string) => ({ statusCode, message });

/** A customer's message in the conversation. */
export const message = {
  _id: id,
  room: { _id: id },
  seq: integer(1),
  clientId: uuid,
  content: { text: string('Chào shop'), images: [] },
  createdAt: instant,
};

/** A message from staff. */
export const answer = {
  ...message,
  receiver: string('64b0c0ffee0123456789ad01'),
  senderIsUser: { _id: id, displayName: string('Mai'), isStaff: boolean(true) },
};

export const listOf = (doc: object) => ({ docs: eachLike(doc), hasNextPage: boolean(false) });

export const room = {
  _id: id,
  unread: integer(1),
  readSeq: { customer: integer(1), staff: integer(1) },
  answeredBy: { displayName: string('Mai') },
  lastSeq: integer(2),
};

export const order = {
  code: regex(/^GVG[2-9A-Z]{6}$/, 'GVG7K3F2Q'),
  status: 'AWAITING_DEPOSIT',
  totals: { due: integer(65_000) },
  lines: eachLike({ _id: id }),
};

export const quote = {
  _id: id,
  status: 'ANSWERED',
  lines: eachLike({ _id: id }),
  versions: eachLike({ goods: integer(200_000), serviceFee: integer(10_000) }),
  expiresAt: instant,
  createdAt: like('2026-01-01T00:00:00.000Z'),
};
