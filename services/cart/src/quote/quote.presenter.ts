import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import type { Cart } from '../cart.ts';
import { presentLine } from '../line/line.presenter.ts';
import { completeLines } from '../line/load-lines.ts';
import { createStaffNames } from './answerer-names.ts';
import type { StoredQuote, StoredQuoteUse, StoredQuoteVersion } from './quote.model.ts';

/** Presents quotes to their reader, whose id private pictures are signed for. */
export interface QuotePresenter {
  one(quote: StoredQuote, reader: string): Promise<Quote>;
  all(quotes: readonly StoredQuote[], reader: string): Promise<Quote[]>;
}

const presentVersion = (
  { answeredAt, answeredBy, expiresAt, ...version }: StoredQuoteVersion,
  names: ReadonlyMap<string, string>,
) => ({
  ...version,
  answeredAt: answeredAt.toISOString(),
  answeredBy: names.get(answeredBy) ?? '',
  expiresAt: expiresAt.toISOString(),
});

const presentUse = ({ line, order, at }: StoredQuoteUse) => ({ line, order, at: at.toISOString() });

function presentQuote(
  { _id, versions, uses, expiresAt, answerBy, createdAt, updatedAt, ...quote }: StoredQuote,
  lines: CartLine[],
  names: ReadonlyMap<string, string>,
): Quote {
  return {
    ...quote,
    _id: _id.toHexString(),
    lines,
    versions: versions.map((version) => presentVersion(version, names)),
    ...(uses && { uses: uses.map(presentUse) }),
    ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
    answerBy: answerBy.toISOString(),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export function createQuotePresenter(cart: Cart): QuotePresenter {
  const namesOf = createStaffNames(cart);

  async function all(quotes: readonly StoredQuote[], reader: string): Promise<Quote[]> {
    const [names, completed] = await Promise.all([
      namesOf(quotes),
      completeLines(
        cart,
        quotes.flatMap(({ lines }) => lines),
      ),
    ]);
    const presented = completed.map((line) => presentLine(cart, line, { id: reader }));
    return quotes.map((quote) => presentQuote(quote, presented.splice(0, quote.lines.length), names));
  }

  return { all, one: async (quote, reader) => (await all([quote], reader))[0] as Quote };
}
