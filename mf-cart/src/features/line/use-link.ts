import type { CallResponse } from '@gvg/browser-kit';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import { whenCustomer } from '@gvg/browser-kit/session';
import { formatNumber } from '@gvg/contracts/format-number';
import { formatMoney } from '@gvg/contracts/money';
import { useCallback, useEffect, useRef } from 'react';
import { useCartTexts } from '../../texts/cart-texts.ts';

type LinkResult = CallResponse<'readLink'>;

export interface LinkReading {
  read: (url: string) => void;
  isPending: boolean;
  /** What came of the last link, in a sentence. */
  message: string | undefined;
}

const foreignMoney = ({ amount, currency }: NonNullable<LinkResult['foreignPrice']>) =>
  `${formatNumber(amount)} ${currency}`;

/** Reads a linked page for what can be filled in. A failure is a sentence: the form goes on without. */
export function useLink(onRead: (result: LinkResult) => void): LinkReading {
  const { t } = useCartTexts();
  const { mutate, data, error, isPending } = useApiMutation<string, LinkResult>(
    async (url, api) => {
      // A pasted link may open a first visit, whose guest session is still to begin.
      await whenCustomer();
      return api.call('readLink', { body: { url } });
    },
    { onError: 'silent' },
  );
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => {
    if (data) latest.current(data);
  }, [data]);
  const read = useCallback((url: string) => mutate(url), [mutate]);
  const price =
    data?.price === undefined ? data?.foreignPrice && foreignMoney(data.foreignPrice) : formatMoney(data.price);
  const result =
    data &&
    [
      t(`outside.outcome.${data.outcome}`),
      price === undefined || data.price !== undefined ? '' : t('outside.foreignPrice', { price }),
    ]
      .filter(Boolean)
      .join(' ');
  return { read, isPending, message: error ? t('outside.outcome.FAILED') : result };
}
