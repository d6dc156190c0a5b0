import { shellApi } from '@gvg/browser-kit';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { useOrderTexts } from '../../texts/order-texts.ts';
import { useReorder } from '../order/use-reorder.ts';
import { useDecideQuote, useRequestQuote } from './api/quotes.ts';
import { orderOf } from './quote-facts.ts';

export interface QuoteWrites {
  accept: () => void;
  /** Accepts the quote and opens the check-out. */
  acceptAndOrder: () => void;
  decline: () => void;
  withdraw: () => void;
  /**
   * Requests the unordered lines again and opens the new quote. If all of them were ordered, puts their goods into the cart and opens that.
   */
  askAgain: () => void;
  isPending: boolean;
}

const doneTexts = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** Returns the customer's decisions about a quote, each confirmed by a toast. */
export function useQuoteWrites(quote: Quote): QuoteWrites {
  const { t } = useOrderTexts();
  const done = (key: string) => shellApi().toast({ kind: 'success', text: t(`quote.${key}`) });
  const deciding = useDecideQuote(quote._id, {
    onDecided: ({ decision }) => done(doneTexts[decision]),
    onError({ code }) {
      if (code === 'VERSION_CONFLICT') shellApi().toast({ kind: 'message', text: t('quote.newVersion') });
      else shellApi().showError(code);
    },
  });
  const asking = useRequestQuote('modal');
  const again = useReorder();
  const version = quote.versions.at(-1)?.version ?? 1;
  return {
    accept: () => deciding.mutate({ decision: 'accept', version }),
    acceptAndOrder: () =>
      deciding.mutate({ decision: 'accept', version }, { onSuccess: () => shellApi().navigate('/order/check-out') }),
    decline: () => deciding.mutate({ decision: 'decline', version }),
    withdraw: () => deciding.mutate({ decision: 'withdraw' }),
    askAgain() {
      // Ordered goods have left the cart, so the order puts them there again.
      const order = orderOf(quote);
      if (order !== undefined) {
        again.reorder(order);
        return;
      }
      const used = new Set(quote.uses?.map(({ line }) => line));
      const lines = quote.lines.flatMap(({ _id }) => (used.has(_id) ? [] : [_id]));
      const body = { lines, country: quote.country, note: quote.note };
      asking.mutate(
        { body },
        {
          onSuccess({ _id }) {
            done('askedAgain');
            shellApi().navigate(`/user/purchase/quote/${_id}`);
          },
        },
      );
    },
    isPending: deciding.isPending || asking.isPending || again.isPending,
  };
}
