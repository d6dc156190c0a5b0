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

/** Pixels at the end of the lower lines, where the shop's floating button stands. */
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
/** Gives way where letters are large or the window is low: the bar must leave room for the lines. */
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
  /** In dong; undefined while they are not known. */
  sums: { total: number; now: number; later: number } | undefined;
  /** Nobody has chosen a destination yet. */
  isAsked: boolean;
  isBusy: boolean;
  /** Leads to the check-out. */
  button: ReactNode;
}

/** What the chosen lines cost at the door and the way on, in reach of the thumb while lines are on screen; on phones and tablets. */
export function CartBar({ row, sums, isAsked, isBusy, button }: CartBarProps) {
  const { t } = useCartTexts();
  const approximate = useApproximation();
  const beside = sums && approximate(sums.total);
  return (
    <Frame>
      {row && sums && (
        // The summary has it, too.
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
