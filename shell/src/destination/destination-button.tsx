import { openDestinationChooser, useDestination } from '@gvg/customer-ui';
import { formatMoney } from '@gvg/contracts/values/money';
import { useTranslation } from '@gvg/i18n';
import {
  ChevronDown,
  Plane,
  VisuallyHidden,
  below,
  color,
  fontSize,
  from,
  narrowerThan,
  radius,
  rem,
  styled,
  tabularFigures,
  tapTarget,
} from '@gvg/ui';
import { barLinkStyles } from '../header/bar-link-styles.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { DestinationLabel } from './destination-label.tsx';

/** Of fixed width: the document is rendered without a destination, and the name that appears later must not shift anything. */
const Wide = styled('button')({
  ...tabularFigures,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: rem(344),
  minHeight: tapTarget,
  padding: '0 8px 0 12px',
  marginInlineEnd: -8,
  border: 0,
  borderRadius: radius.input,
  backgroundColor: 'transparent',
  color: color.muted,
  fontSize: fontSize.note,
  cursor: 'pointer',
  '&:hover': { backgroundColor: color.jadeSoft },
  '& strong': { color: color.ink },
  '& svg': { flex: 'none' },
  [narrowerThan(999)]: { width: 'auto' },
  [below.desktop]: { display: 'none' },
});

const Content = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 6,
});

const OneLine = styled('span')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Hidden when the font is large, to leave room for the name. */
const Price = styled('span')({ [narrowerThan(999)]: { display: 'none' } });

const open = () => openDestinationChooser();

/** Returns the price for the chosen country, else the lowest of all. */
function usePrice(): number | undefined {
  const { freightPrices } = usePageInfo().content;
  const code = useDestination();
  const prices = Object.values(freightPrices);
  return code !== undefined && code in freightPrices
    ? freightPrices[code]
    : prices.length === 0
      ? undefined
      : Math.min(...prices);
}

/** Destination with its lowest price per kilogram, in the navigation bar of wide screens. */
export function WideDestinationButton() {
  const { t } = useTranslation('shell');
  const code = useDestination();
  const price = usePrice();
  return (
    <Wide type="button" aria-haspopup="dialog" onClick={open}>
      {/* A new element for each country: replacing an element does not count as a layout shift of its text. */}
      <Content key={code ?? ''}>
        <Plane size={16} aria-hidden />
        <OneLine>
          <DestinationLabel />
          {price !== undefined && <Price>{` · ${t('freightFromPrice', { price: formatMoney(price) })}`}</Price>}
        </OneLine>
      </Content>
      <ChevronDown size={16} aria-hidden />
    </Wide>
  );
}

const Narrow = styled('button')({
  ...barLinkStyles,
  flex: '0 1 auto',
  minWidth: 0,
  width: rem(168),
  justifyContent: 'flex-end',
  [below.tablet]: { flex: 'none', width: rem(68), padding: 0 },
  [from.desktop]: { display: 'none' },
  '& svg': { flex: 'none' },
});

const Name = styled(OneLine)({ '& strong': { fontWeight: 'inherit' }, [below.tablet]: { display: 'none' } });
const Code = styled('span')({ [from.tablet]: { display: 'none' } });

/** The destination in the top bar of narrower screens: its name on tablets, its code on phones. */
export function NarrowDestinationButton() {
  const code = useDestination();
  return (
    <Narrow type="button" aria-haspopup="dialog" onClick={open}>
      <Content key={code ?? ''}>
        <Plane size={14} aria-hidden />
        <Name>
          <DestinationLabel />
        </Name>
        <Code>
          <VisuallyHidden>
            <DestinationLabel />
          </VisuallyHidden>
          <span aria-hidden>{code}</span>
        </Code>
      </Content>
      <ChevronDown size={14} aria-hidden />
    </Narrow>
  );
}
