import type { CartLine } from '@gvg/contracts/cart/http/lines';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { toJson } from '@gvg/service-kit/data/to-json';
import type { Cart } from '../cart.ts';
import { presentLine } from '../line/line.presenter.ts';
import { completeLines } from '../line/load-lines.ts';
import { createStaffNames } from './answerer-names.ts';
import type { StoredQuote } from './quote.model.ts';

/** Presents quotes with private pictures signed for the reader's id. */
export interface QuotePresenter {
  one(quote: StoredQuote, reader: string): Promise<Quote>;
  all(quotes: readonly StoredQuote[], reader: string): Promise<Quote[]>;
}

function presentQuote(quote: StoredQuote, lines: CartLine[], names: ReadonlyMap<string, string>): Quote {
  const { versions, ...fields } = toJson({ ...quote, lines });
  return {
    ...fields,
    versions: versions.map((version) => ({ ...version, answeredBy: names.get(version.answeredBy) ?? '' })),
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
