import { openDestinationChooser } from '@gvg/customer-ui';
import { useApproximation } from '@gvg/customer-ui/approximation';
import { formatMoney } from '@gvg/contracts/values/money';
import {
  SkeletonBox,
  below,
  color,
  fontSize,
  fontWeight,
  from,
  narrowerThan,
  page,
  styled,
  tabularFigures,
  zIndex,
} from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import type { ReactNode } from 'react';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import type { PreviewRow } from '../api/preview.ts';
import { WeightBar } from './weight-bar.tsx';

/** Width in pixels at the end of the lower lines that the shop's floating button covers. */
const floatingButton = 64;
const lowWindow = '@media (max-height: 500px)';

const Frame = styled('div')({
  ...tabularFigures,
  display: 'none',
  [below.desktop]: {
    position: 'sticky',
    zIndex: zIndex.header - 1,
    bottom: 0,
    display: 'grid',
    containerType: 'inline-size',
    gap: 8,
    marginInline: -page.phoneGutter,
    padding: `12px ${page.phoneGutter}px`,
    borderTop: `1px solid ${color.line}`,
    backgroundColor: color.card,
  },
  [from.tablet]: { marginInline: -page.gutter, paddingInline: page.gutter },
});
/** Hidden with large letters or in a low window, because the bar must leave room for the lines. */
const Weight = styled('div')({ [narrowerThan(270)]: { display: 'none' }, [lowWindow]: { display: 'none' } });
const Lower = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  minHeight: 56,
  alignContent: 'center',
  paddingInlineEnd: floatingButton,
});
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  '& > div': { flex: '1 1 6rem' },
});
const Label = styled('p')({ color: color.muted, fontSize: fontSize.small });
const Total = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  '& > b': { fontSize: fontSize.title, fontWeight: fontWeight.heading, lineHeight: 1.3 },
});

export interface CartBarProps {
  row: PreviewRow | undefined;
  /** In VND; undefined while unknown. */
  sums: { total: number; now: number; later: number } | undefined;
  /** Whether the customer has to choose a destination first. */
  isAsked: boolean;
  isBusy: boolean;
  /** Links to the check-out. */
  button: ReactNode;
}

/** Landed cost of the chosen lines and the check-out button, in reach of the thumb while lines are on screen. On phones and tablets. */
export function CartBar({ row, sums, isAsked, isBusy, button }: CartBarProps) {
  const { t } = useCartTexts();
  const approximate = useApproximation();
  const beside = sums && approximate(sums.total);
  return (
    <Frame>
      {row && sums && (
        // The summary contains it, too.
        <Weight aria-hidden>
          <WeightBar row={row} />
        </Weight>
      )}
      <Lower>
        <Line>
          <div>
            <Label>{t('cart.total')}</Label>
            {isAsked ? (
              <TextButton onClick={() => openDestinationChooser()}>{t('shipping.choose')}</TextButton>
            ) : sums ? (
              <Total>
                <b>{formatMoney(sums.total)}</b>
                {beside !== undefined && <Label as="span">{beside}</Label>}
              </Total>
            ) : (
              isBusy && <SkeletonBox aria-hidden sx={{ width: 96, height: 20 }} />
            )}
          </div>
          {button}
        </Line>
        {sums && <Label>{t('cart.payTwice', { now: formatMoney(sums.now), later: formatMoney(sums.later) })}</Label>}
      </Lower>
    </Frame>
  );
}
