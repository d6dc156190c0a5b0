import { shellApi } from '@gvg/browser-kit';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { useOrderTexts } from '../../texts/order-texts.ts';
import { useDecideQuote, useRequestQuote } from './api/quotes.ts';

export interface QuoteWrites {
  accept: () => void;
  /** Accepts, and opens the check-out. */
  acceptAndOrder: () => void;
  decline: () => void;
  withdraw: () => void;
  /** Asks for the same lines anew, and opens the new quote. */
  askAgain: () => void;
  isPending: boolean;
}

const doneTexts = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** What the customer decides about a quote, with a toast that confirms it. */
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
  const version = quote.versions.at(-1)?.version ?? 1;
  return {
    accept: () => deciding.mutate({ decision: 'accept', version }),
    acceptAndOrder: () =>
      deciding.mutate({ decision: 'accept', version }, { onSuccess: () => shellApi().navigate('/order/check-out') }),
    decline: () => deciding.mutate({ decision: 'decline', version }),
    withdraw: () => deciding.mutate({ decision: 'withdraw' }),
    askAgain() {
      const body = { lines: quote.lines.map(({ _id }) => _id), country: quote.country, note: quote.note };
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
    isPending: deciding.isPending || asking.isPending,
  };
}
