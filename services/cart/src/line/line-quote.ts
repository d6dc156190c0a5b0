import type { ClientSession } from 'mongoose';
import type { QuotedLine } from '@gvg/contracts/cart/http/lines';
import type { QuoteStatus } from '@gvg/contracts/cart/terms';
import type { Cart } from '../cart.ts';
import type { StoredQuote } from '../quote/quote.model.ts';
import type { StoredLine } from './stored-line.ts';

/** The latest quote's data for one line. */
export interface LineQuote {
  _id: string;
  /** EXPIRED as soon as its prices end, even before the sweeper has run. */
  status: QuoteStatus;
  expiresAt?: Date;
  /** Requested amount. */
  amount: number;
  /** An order was placed with it; it is not valid for another one. */
  isUsed: boolean;
  /** Absent until staff has answered. */
  offer?: Omit<QuotedLine, 'line'>;
}

/** Returns the line's data from the accepted version, otherwise from the last one. Undefined if the quote does not contain the line. */
export function lineQuoteOf({ _id }: Pick<StoredLine, '_id'>, quote: StoredQuote, now: Date): LineQuote | undefined {
  const asked = quote.lines.find((line) => line._id.equals(_id));
  if (asked === undefined) return undefined;
  const { status, acceptedVersion, expiresAt, uses = [] } = quote;
  const version =
    acceptedVersion === undefined
      ? quote.versions.at(-1)
      : quote.versions.find(({ version: number }) => number === acceptedVersion);
  const { line: _line, ...offer } = version?.lines.find(({ line }) => line === _id.toHexString()) ?? { line: '' };
  const hasExpired = (status === 'ANSWERED' || status === 'ACCEPTED') && expiresAt !== undefined && expiresAt <= now;
  return {
    _id: quote._id.toHexString(),
    status: hasExpired ? 'EXPIRED' : status,
    ...(expiresAt === undefined ? {} : { expiresAt }),
    amount: asked.amount,
    isUsed: uses.some(({ line }) => line === _id.toHexString()),
    ...(version === undefined ? {} : { offer }),
  };
}

/** Finds the quotes of lines with one query, or none if no line has a quote. */
export async function findLineQuotes(
  { quotes, now }: Pick<Cart, 'quotes' | 'now'>,
  lines: readonly StoredLine[],
  session: ClientSession | null = null,
): Promise<Map<StoredLine, LineQuote>> {
  const ids = lines.flatMap(({ quote }) => quote ?? []);
  if (ids.length === 0) return new Map();
  const found = await quotes
    .find({ _id: { $in: ids } })
    .session(session)
    .lean<StoredQuote[]>();
  const byId = new Map(found.map((quote) => [quote._id.toHexString(), quote]));
  const [at, result] = [now(), new Map<StoredLine, LineQuote>()];
  for (const line of lines) {
    const named = byId.get(line.quote?.toHexString() ?? '');
    const quote = named && lineQuoteOf(line, named, at);
    if (quote !== undefined) result.set(line, quote);
  }
  return result;
}

/** Returns true while the quote waits for staff or the customer. */
export const isOpen = (quote: LineQuote | undefined): boolean =>
  quote?.status === 'REQUESTED' || quote?.status === 'ANSWERED';

/** Returns true while the quote is open or can be ordered: changing the line would invalidate it. */
export const isBinding = (quote: LineQuote | undefined): boolean =>
  isOpen(quote) || (quote?.status === 'ACCEPTED' && !quote.isUsed);
