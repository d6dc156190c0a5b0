import { useApproximation } from '@gvg/customer-ui/approximation';
import type { ApiError } from '@gvg/browser-kit';
import { InvalidMessage } from '@gvg/browser-kit/forms';
import type { CartLine } from '@gvg/contracts/cart/http/lines';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import {
  Button,
  Note,
  Panel,
  SectionTitle,
  VisuallyHidden,
  color,
  fontSize,
  fontWeight,
  from,
  motion,
  styled,
  tabularFigures,
} from '@gvg/ui';
import { ChoiceLabel } from '@gvg/ui/later-components';
import { useId, useState } from 'react';
import { LineLabel } from '../../../components/line-label.tsx';
import { MoneyRows } from '../../../components/money-rows.tsx';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { LeftOutNote } from '../../cart/components/left-out-note.tsx';
import type { LeftOutReason } from '../../cart/settle-cart.ts';
import { sumsOf } from '../../cart/sums.ts';
import type { Preview, PreviewRow } from '../../cart/api/preview.ts';
import { describeLine } from '../../line/describe-line.ts';
import { priceOf } from '../../line/line-state.ts';
import { FailureNotice } from './failure-notice.tsx';
import { NextSteps } from './next-steps.tsx';
import { UnreadyLines } from './unready-lines.tsx';

const Frame = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  [from.tablet]: { padding: 20 },
});
const Title = styled(SectionTitle)({ fontSize: fontSize.title });
const Lines = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')({
  ...tabularFigures,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  fontSize: fontSize.note,
  '& > b': { fontWeight: fontWeight.strong, whiteSpace: 'nowrap' },
});
const Sums = styled('div')({ transition: `opacity ${motion.calm}`, '&[aria-busy="true"]': { opacity: 0.55 } });
const Terms = styled('div')({
  '& a': { color: color.jade, fontWeight: fontWeight.strong },
  '& label': { flexWrap: 'wrap', gap: '0 10px' },
});

export interface ShownAmounts {
  deposit: number;
  freight: number;
}

export interface OrderPanelProps {
  lines: readonly CartLine[];
  /** Lines of the cart that cannot be ordered as they are. */
  unready: readonly CartLine[];
  preview: Preview | undefined;
  row: PreviewRow | undefined;
  leftOut: ReadonlyMap<string, LeftOutReason>;
  isBusy: boolean;
  isPlacing: boolean;
  error: ApiError | undefined;
  /** Lines of the order that failed with `error`. */
  asked: readonly CartLine[];
  /** Called with the amounts shown to the customer. */
  onPlace: (shown: ShownAmounts) => void;
}

/** Lines, cost and payments of the order, and the button that places it. */
export function OrderPanel({
  lines,
  unready,
  preview,
  row,
  leftOut,
  isBusy,
  isPlacing,
  error,
  asked,
  onPlace,
}: OrderPanelProps) {
  const { t, locale } = useCartTexts();
  const approximate = useApproximation();
  const termsId = useId();
  const [hasAgreed, setAgreed] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const sums = preview && row?.possible === true ? { ...sumsOf(preview, row), freight: row.total } : undefined;
  const place = () => {
    if (isBusy || isPlacing) return;
    if (!hasAgreed) {
      setAsked(true);
      document.getElementById(termsId)?.focus();
    } else if (sums) onPlace({ deposit: sums.now, freight: sums.freight });
  };
  return (
    <Frame as="section" aria-label={t('checkOut.order')}>
      <Title>{t('checkOut.order')}</Title>
      <Lines aria-label={t('checkOut.ordered')}>
        {lines.map((line) => {
          const { name, image } = describeLine(line, locale);
          const price = priceOf(line) ?? 0;
          return (
            <Line key={line._id}>
              <LineLabel name={name} image={image} small>
                {line.amount} × {formatMoney(price)}
              </LineLabel>
              <b>{formatMoney(price * line.amount)}</b>
            </Line>
          );
        })}
      </Lines>
      <UnreadyLines lines={unready} />
      <LeftOutNote leftOut={leftOut} />
      {preview && sums && (
        <Sums aria-busy={isBusy}>
          <MoneyRows
            rows={[
              { key: 'goods', label: t('cart.goodsOnly'), amount: preview.goods },
              ...(preview.serviceFee > 0
                ? [{ key: 'fee', label: t('cart.serviceFee'), amount: preview.serviceFee }]
                : []),
              { key: 'freight', label: t('checkOut.freightEstimate'), amount: sums.freight },
              {
                key: 'total',
                label: t('cart.total'),
                amount: sums.total,
                isTotal: true,
                beside: approximate(sums.total),
              },
            ]}
          />
        </Sums>
      )}
      {sums && <NextSteps now={sums.now} later={sums.later} hours={preview?.unpaidHours} />}
      <Terms>
        <ChoiceLabel>
          <input
            id={termsId}
            type="checkbox"
            checked={hasAgreed}
            aria-invalid={isAsked && !hasAgreed}
            aria-describedby={`${termsId}-missing`}
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
          />
          {t('checkOut.terms')}
          <Link to="/page/terms" target="_blank">
            {t('checkOut.termsLink')}
          </Link>
        </ChoiceLabel>
        <div id={`${termsId}-missing`} aria-live="polite">
          {isAsked && !hasAgreed && <InvalidMessage>{t('checkOut.termsMissing')}</InvalidMessage>}
        </div>
      </Terms>
      <FailureNotice error={error} asked={asked} />
      {/* Not disabled while it waits: it would lose the focus, which a rejected order needs for the next try. */}
      <Button wide disabled={sums === undefined} aria-disabled={isBusy || isPlacing} onClick={place}>
        {isPlacing
          ? t('checkOut.placing')
          : sums
            ? t('checkOut.place', { amount: formatMoney(sums.now) })
            : t('checkOut.placeOnly')}
      </Button>
      <Note>
        {preview?.unpaidHours !== undefined && sums !== undefined && (
          <>{t('checkOut.held', { hours: preview.unpaidHours })} </>
        )}
        {t(sums || isBusy ? 'checkOut.foot' : 'checkOut.notYet')}
      </Note>
      <VisuallyHidden role="status">{sums && `${t('cart.total')} ${formatMoney(sums.total)}`}</VisuallyHidden>
    </Frame>
  );
}
