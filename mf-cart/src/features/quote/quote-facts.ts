import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Quote, QuoteVersion } from '@gvg/contracts/cart/http/quotes';
import type { QuoteStatus } from '@gvg/contracts/cart/terms';
import { localize } from '@gvg/contracts/values/locale';
import type { Locale } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';

/** A quote's status as it is at this moment: prices whose end has passed have expired, whether or not the service has said so already, unless all of it was ordered. */
export function quoteStateOf(
  { status, expiresAt, uses, versions }: Pick<Quote, 'status' | 'expiresAt' | 'uses' | 'versions'>,
  now: Date,
): QuoteStatus {
  const isHeld = status === 'ANSWERED' || (status === 'ACCEPTED' && orderOf({ uses, versions }) === undefined);
  return isHeld && expiresAt !== undefined && new Date(expiresAt) <= now ? 'EXPIRED' : status;
}

/** What a line of a quote is. */
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

/** How many lines of an answer can be bought, and how many cannot. */
export function countOffers({ lines }: Pick<QuoteVersion, 'lines'>): { offered: number; refused: number } {
  const refused = lines.filter(({ refusal }) => refusal !== undefined).length;
  return { offered: lines.length - refused, refused };
}

/** Id of the order that the last of an answer's lines was ordered with; undefined while one of them can still be ordered by it. */
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
