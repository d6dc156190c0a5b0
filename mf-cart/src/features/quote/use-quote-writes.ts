import { shellApi } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import type { Quote } from '@gvg/contracts/cart/http/quotes';
import { useOrderTexts } from '../../texts/order-texts.ts';
import { outdatedByQuotes, quoteAddress } from './api/addresses.ts';

export interface QuoteWrites {
  accept: () => void;
  decline: () => void;
  withdraw: () => void;
  /** Asks for the same lines anew, and opens the new quote. */
  askAgain: () => void;
  isPending: boolean;
}

/** What the customer decides about a quote. `refetch` shows the quote as it is once the decision came too late. */
export function useQuoteWrites(quote: Quote, refetch: () => void): QuoteWrites {
  const { t } = useOrderTexts();
  const done = (key: string) => shellApi().toast({ kind: 'success', text: t(`quote.${key}`) });
  const onError = ({ code }: ApiError) => {
    if (code === 'VERSION_CONFLICT') shellApi().toast({ kind: 'message', text: t('quote.newVersion') });
    else shellApi().showError(code);
    if (code === 'VERSION_CONFLICT' || code === 'QUOTE_EXPIRED' || code === 'QUOTE_STATUS_CONFLICT') refetch();
  };
  const decided = (key: string) => ({
    invalidates: outdatedByQuotes,
    onSuccess: (
      changed: Quote,
      _input: unknown,
      cache: { update: (address: ReturnType<typeof quoteAddress>, change: () => Quote) => void },
    ) => {
      cache.update(quoteAddress(quote._id), () => changed);
      done(key);
    },
    onError,
  });
  const accepting = useApiMutation('acceptQuote', decided('accepted'));
  const declining = useApiMutation('declineQuote', decided('declined'));
  const withdrawing = useApiMutation('withdrawQuote', decided('withdrawn'));
  const asking = useApiMutation('requestQuote', {
    invalidates: outdatedByQuotes,
    onSuccess: ({ _id }) => {
      done('askedAgain');
      shellApi().navigate(`/user/purchase/quote/${_id}`);
    },
  });
  const params = { id: quote._id };
  const version = quote.versions.at(-1)?.version ?? 1;
  return {
    accept: () => accepting.mutate({ params, body: { version } }),
    decline: () => declining.mutate({ params, body: { version } }),
    withdraw: () => withdrawing.mutate({ params }),
    askAgain: () =>
      asking.mutate({ body: { lines: quote.lines.map(({ _id }) => _id), country: quote.country, note: quote.note } }),
    isPending: [accepting, declining, withdrawing, asking].some((write) => write.isPending),
  };
}
