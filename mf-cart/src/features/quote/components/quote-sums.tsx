import { countryName } from '@gvg/customer-ui';
import { useApproximation } from '@gvg/customer-ui/approximation';
import { localize } from '@gvg/contracts/values/locale';
import { Note, SkeletonBox, Text } from '@gvg/ui';
import { MoneyRows } from '../../../components/money-rows.tsx';
import { WarningText } from '../../../components/warning-text.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import { changeChoice } from '../../cart/cart-choice.ts';
import { FreightError } from '../../cart/components/freight-error.tsx';
import { Payments } from '../../cart/components/payments.tsx';
import { ServiceChoice } from '../../cart/components/service-choice.tsx';
import { useLandedRows } from '../../cart/landed-rows.ts';
import { describeLine } from '../../line/describe-line.ts';
import type { LandedQuote } from '../use-landed-quote.ts';

/** Landed cost of a quote by service: goods, fee and freight. */
export function QuoteSums({ landed, country }: { landed: LandedQuote; country: string }) {
  const { t, locale } = useOrderTexts();
  const { t: tCart } = useCartTexts();
  const approximate = useApproximation(country);
  const rowsOf = useLandedRows();
  const { goods, serviceFee, count, rows, row, refused, error, isLoading, retry } = landed;
  const name = countryName(country, locale);
  const now = goods + serviceFee;
  const sums =
    row?.possible === true
      ? rowsOf({ goods, serviceFee, pieces: count }, row, {
          total: t('quote.landed', { country: name }),
          approximate,
          isOfToday: true,
        })
      : [
          { key: 'goods', label: t('quote.goods', { count }), amount: goods },
          { key: 'fee', label: t('quote.serviceFee'), amount: serviceFee },
          { key: 'total', label: t('quote.total'), amount: now, isTotal: true, beside: approximate(now) },
        ];
  return (
    <>
      {rows !== undefined && (
        <ServiceChoice
          rows={rows}
          chosen={row}
          isBusy={isLoading}
          goods={now}
          onChoose={(service) => changeChoice({ service })}
        />
      )}
      {rows === undefined && isLoading && <SkeletonBox sx={{ height: 168 }} aria-hidden />}
      {row?.possible === true &&
        refused.map(({ line, code, reason }) => (
          <Note key={line._id} role="status">
            <WarningText>
              {t('quote.serviceRefuses', {
                service: tCart(`shipping.service.${row.service}`),
                name: describeLine(line, locale).name,
                reason: code === 'GOODS_TYPE_NOT_TAKEN' ? tCart('shipping.notTaken') : localize(reason, locale),
              })}
            </WarningText>
          </Note>
        ))}
      <MoneyRows rows={sums} />
      {row?.possible === true && (
        <>
          <Payments now={now} later={row.total} />
          <Note>{t('quote.weightDiffers')}</Note>
        </>
      )}
      {error?.code === 'RATE_NOT_FOUND' ? (
        <Text role="status">{tCart('shipping.notSentTo', { country: name })}</Text>
      ) : (
        error && <FreightError error={error} retry={retry} />
      )}
    </>
  );
}
