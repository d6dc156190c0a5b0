import { formatMoney } from '@gvg/contracts/values/money';
import {
  below,
  bottomBarHeight,
  color,
  fontSize,
  fontWeight,
  from,
  page,
  styled,
  tabularFigures,
  zIndex,
} from '@gvg/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useBuying } from '../use-buying.ts';
import { MainButton } from './main-button.tsx';
import type { BuyButtonsProps } from './main-button.tsx';

/** Width in pixels at its end that the shop's floating button covers. */
const floatingButton = 64;

/** Has its own space at the end of the page, so that it covers nothing there. */
const Frame = styled('div')({
  ...tabularFigures,
  display: 'none',
  [below.desktop]: {
    position: 'sticky',
    zIndex: zIndex.header - 1,
    bottom: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    marginInline: -page.phoneGutter,
    padding: `10px ${page.phoneGutter + floatingButton}px 10px ${page.phoneGutter}px`,
    borderTop: `1px solid ${color.line}`,
    backgroundColor: color.card,
  },
  [from.tablet]: { marginInline: -page.gutter, paddingInline: `${page.gutter}px ${page.gutter + floatingButton}px` },
  '&[data-beside]': { visibility: 'hidden' },
  '& > b': { flex: 'none', fontSize: fontSize.title, fontWeight: fontWeight.heading, color: color.clay },
  '& > button': { flex: 1, minWidth: 0, paddingInline: 8 },
});

/**
 * Price and button of a product at the bottom of phones and tablets, while the page's buttons are not visible. Renders nothing for a
 * sold-out product.
 */
export function BuyBar({ buttons, ...props }: BuyButtonsProps & { buttons: RefObject<HTMLDivElement | null> }) {
  const buying = useBuying();
  const bar = useRef<HTMLDivElement>(null);
  const [isNeeded, setNeeded] = useState(false);
  const { price, salePrice = price, stock } = props.product;
  const isSoldOut = stock === 0;
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false));
    if (buttons.current) observer.observe(buttons.current);
    return () => observer.disconnect();
  }, [buttons, isSoldOut]);
  useLayoutEffect(() => {
    if (!isNeeded) return undefined;
    const { style } = document.documentElement;
    style.setProperty(bottomBarHeight, `${bar.current?.offsetHeight ?? 0}px`);
    return () => void style.removeProperty(bottomBarHeight);
  }, [isNeeded]);
  if (isSoldOut) return null;
  return (
    <Frame ref={bar} data-beside={isNeeded ? undefined : ''}>
      <b>{formatMoney(salePrice)}</b>
      <MainButton {...props} buying={buying} />
    </Frame>
  );
}
