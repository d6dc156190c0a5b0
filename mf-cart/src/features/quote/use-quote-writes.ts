import { shellApi } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { useOrderTexts } from '../../texts/order-texts.ts';
import { useDecideQuote, useRequestQuote } from './api/quotes.ts';
import type { QuoteDecision } from './api/quotes.ts';

export interface QuoteWrites {
  accept: () => void;
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
  const deciding = useDecideQuote(quote._id);
  const asking = useRequestQuote();
  const done = (key: string) => shellApi().toast({ kind: 'success', text: t(`quote.${key}`) });
  const showError = ({ code }: ApiError) => {
    if (code === 'VERSION_CONFLICT') shellApi().toast({ kind: 'message', text: t('quote.newVersion') });
    else shellApi().showError(code);
  };
  const decide = (decided: QuoteDecision) =>
    deciding.mutate(decided, { onSuccess: () => done(doneTexts[decided.decision]), onError: showError });
  const version = quote.versions.at(-1)?.version ?? 1;
  return {
    accept: () => decide({ decision: 'accept', version }),
    decline: () => decide({ decision: 'decline', version }),
    withdraw: () => decide({ decision: 'withdraw' }),
    askAgain() {
      const body = { lines: quote.lines.map(({ _id }) => _id), country: quote.country, note: quote.note };
      asking.mutate(
        { body },
        {
          onSuccess({ _id }) {
            done('askedAgain');
            shellApi().navigate(`/user/purchase/quote/${_id}`);
          },
          onError: ({ code }) => shellApi().showError(code),
        },
      );
    },
    isPending: deciding.isPending || asking.isPending,
  };
}
