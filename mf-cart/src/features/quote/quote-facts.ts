import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Quote, QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import type { QuoteStatus } from '@gvg/contracts/cart/terms';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';

/**
 * Returns a quote's current status: prices past their end have expired, even if the service has not changed the status yet, unless all
 * lines were ordered.
 */
export function quoteStateOf(
  { status, expiresAt, uses, versions }: Pick<Quote, 'status' | 'expiresAt' | 'uses' | 'versions'>,
  now: Date,
): QuoteStatus {
  const isHeld = status === 'ANSWERED' || (status === 'ACCEPTED' && orderOf({ uses, versions }) === undefined);
  return isHeld && expiresAt !== undefined && new Date(expiresAt) <= now ? 'EXPIRED' : status;
}

/** Goods of a quote's line. */
export interface QuotedGoods {
  _id: string;
  name: string;
  image: string | undefined;
  /** A path of the shop, or another site. */
  to: string | undefined;
  url: string | undefined;
  note: string;
  amount: number;
}

function goodsOf(line: CartLine, locale: Locale): QuotedGoods {
  const { _id, amount } = line;
  if (line.type === 'WITHOUT_SYSTEM')
    return {
      _id,
      amount,
      name: line.name,
      image: line.images[0]?.signedUrl,
      to: line.url,
      url: line.url,
      note: line.note,
    };
  const name = localize(line.product.name, locale);
  return {
    _id,
    amount,
    name,
    image: line.product.image,
    to: `/product/${slugWithId(name, line.product._id)}`,
    url: undefined,
    note: '',
  };
}

export const quotedGoods = (lines: readonly CartLine[], locale: Locale): QuotedGoods[] =>
  lines.map((line) => goodsOf(line, locale));

/** Returns the number of lines of an answer that can be bought, and of those that cannot. */
export function countOffers({ lines }: Pick<QuoteVersion, 'lines'>): { offered: number; refused: number } {
  const refused = lines.filter(({ refusal }) => refusal !== undefined).length;
  return { offered: lines.length - refused, refused };
}

/** Returns the id of the order with the last of an answer's lines; undefined while one of them can still be ordered. */
export function orderOf({
  uses = [],
  versions,
}: {
  uses?: Quote['uses'];
  versions: Quote['versions'];
}): string | undefined {
  const offered = versions.at(-1)?.lines.filter(({ refusal }) => refusal === undefined) ?? [];
  return offered.every(({ line }) => uses.some((use) => use.line === line)) ? uses.at(-1)?.order : undefined;
}
