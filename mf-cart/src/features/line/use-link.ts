import type { CallResponse } from '@gvg/browser-kit';
import { formatNumber } from '@gvg/contracts/values/format-number';
import { formatMoney } from '@gvg/contracts/values/money';
import { useCallback, useEffect, useRef } from 'react';
import { useCartTexts } from '../../texts/cart-texts.ts';
import { useReadLink } from './api/outside-lines.ts';

type LinkResult = CallResponse<'readLink'>;

export interface LinkReading {
  read: (url: string) => void;
  isPending: boolean;
  /** A sentence about the result of the last link. */
  message: string | undefined;
}

const foreignMoney = ({ amount, currency }: NonNullable<LinkResult['foreignPrice']>) =>
  `${formatNumber(amount)} ${currency}`;

/** Reads a linked page to fill in the form. A failure is a message: the form can be used without it. */
export function useLink(onRead: (result: LinkResult) => void): LinkReading {
  const { t } = useCartTexts();
  const { mutate, data, error, isPending } = useReadLink();
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
