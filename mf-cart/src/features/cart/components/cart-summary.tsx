import { countryName, openDestinationChooser, useLowestPrices } from '@gvg/customer-ui';
import { useApproximation } from '@gvg/customer-ui/approximation';
import { DestinationButton } from '@gvg/customer-ui/destination-button';
import { formatMoney } from '@gvg/contracts/values/money';
import {
  Button,
  ButtonLink,
  Note,
  Panel,
  Plane,
  SkeletonBox,
  Text,
  VisuallyHidden,
  below,
  color,
  from,
  motion,
  styled,
} from '@gvg/ui';
import { MoneyRows } from '../../../components/money-rows.tsx';
import { ShopCannotBePaid } from '../../../components/shop-cannot-be-paid.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { changeChoice } from '../cart-choice.ts';
import { useLandedRows } from '../landed-rows.ts';
import { sumsOf } from '../sums.ts';
import type { CartTotals } from '../use-cart-totals.ts';
import type { Preview, PreviewRow } from '../api/preview.ts';
import { CartBar } from './cart-bar.tsx';
import { FreightError } from './freight-error.tsx';
import { LeftOutNote } from './left-out-note.tsx';
import { Payments } from './payments.tsx';
import { ServiceChoice } from './service-choice.tsx';
import { WeightBar } from './weight-bar.tsx';

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  padding: 20,
  [from.tablet]: { padding: 20 },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 10, color: color.muted },
});
const Sums = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  transition: `opacity ${motion.calm}`,
  '&[aria-busy="true"]': { opacity: 0.55 },
});
/** On phones the bar has the button. */
const WideOnly = styled('div')({ [below.desktop]: { display: 'none' } });
const Prompt = styled('div')({
  display: 'grid',
  gap: 12,
  justifyItems: 'center',
  padding: '16px 0',
  textAlign: 'center',
});

function Result({
  preview,
  row,
  pieces,
  isBusy,
}: {
  preview: Preview;
  row: PreviewRow;
  pieces: number;
  isBusy: boolean;
}) {
  const { t } = useCartTexts();
  const approximate = useApproximation();
  const rowsOf = useLandedRows();
  const { now, later } = sumsOf(preview, row);
  const rows = rowsOf({ ...preview, pieces }, row, { total: t('cart.total'), approximate });
  return (
    <Sums aria-busy={isBusy}>
      <WeightBar row={row} />
      <MoneyRows rows={rows} />
      <Payments now={now} later={later} />
    </Sums>
  );
}

function ChoosePrompt() {
  const { t } = useCartTexts();
  const prices = Object.values(useLowestPrices());
  return (
    <Prompt>
      <Text>{t('shipping.unknown')}</Text>
      {prices.length > 0 && <Note>{t('shipping.fromPrice', { price: formatMoney(Math.min(...prices)) })}</Note>}
      <Button onClick={() => openDestinationChooser()}>{t('shipping.choose')}</Button>
    </Prompt>
  );
}

/** Landed cost of the chosen lines, updated with destination and service. Includes only lines that can be ordered. */
export function CartSummary({ totals, country }: { totals: CartTotals; country: string | undefined }) {
  const { t, locale } = useCartTexts();
  const { taken, pieces, leftOut, rows, row, preview, error, isLoading, retry } = totals;
  const canOrder = taken.length > 0;
  const sums = preview && row?.possible === true ? sumsOf(preview, row) : undefined;
  const order = (wide: boolean) =>
    canOrder ? (
      <ButtonLink to="/order/check-out" wide={wide}>
        {t('cart.order', { count: pieces })}
      </ButtonLink>
    ) : (
      <Button disabled wide={wide}>
        {t('cart.order', { count: 0 })}
      </Button>
    );
  return (
    <>
      <Frame as="section" aria-label={t('cart.summary')}>
        <Head>
          <span>
            <Plane size={18} aria-hidden />
            {t('shipping.to')}
          </span>
          <DestinationButton texts={{ to: t('shipping.to'), choose: t('shipping.choose') }} />
        </Head>
        {country === undefined ? (
          <ChoosePrompt />
        ) : error?.code === 'RATE_NOT_FOUND' ? (
          <Text role="status">{t('shipping.notSentTo', { country: countryName(country, locale) })}</Text>
        ) : error?.code === 'NO_PAYMENT_ACCOUNT' ? (
          <ShopCannotBePaid text={t('checkOut.noAccount')} ask={t('checkOut.askShop')} />
        ) : error ? (
          <FreightError error={error} retry={retry} />
        ) : (
          <>
            {rows && (
              <ServiceChoice
                rows={rows}
                chosen={row}
                isBusy={isLoading}
                onChoose={(service) => changeChoice({ service })}
              />
            )}
            {preview && row?.possible === true && (
              <Result preview={preview} row={row} pieces={pieces} isBusy={isLoading} />
            )}
            {rows === undefined && isLoading && <SkeletonBox sx={{ height: 320 }} aria-hidden />}
            {!isLoading && !canOrder && (
              <Note>{t(rows === undefined ? 'cart.nothingChosen' : 'cart.nothingTaken')}</Note>
            )}
          </>
        )}
        {canOrder ? <WideOnly>{order(true)}</WideOnly> : order(true)}
        <LeftOutNote leftOut={leftOut} />
      </Frame>
      {canOrder && (
        <CartBar row={row} sums={sums} isAsked={country === undefined} isBusy={isLoading} button={order(false)} />
      )}
      <VisuallyHidden role="status">{sums && `${t('cart.total')} ${formatMoney(sums.total)}`}</VisuallyHidden>
    </>
  );
}
