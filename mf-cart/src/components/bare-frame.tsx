import { Link } from '@gvg/router';
import {
  LogoMark,
  PageColumn,
  VisuallyHidden,
  below,
  color,
  fontSize,
  fontWeight,
  from,
  styled,
  tapTarget,
} from '@gvg/ui';
import { ArrowLeft } from '@gvg/ui/later-icons';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { HelpLink } from './help-link.tsx';
import type { HelpLinkProps } from './help-link.tsx';

const Bar = styled('header')({ borderBottom: `1px solid ${color.line}`, backgroundColor: color.card });
const Row = styled(PageColumn)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  paddingBlock: 12,
  [below.tablet]: { paddingBlock: 6 },
});
const Home = styled(Link)({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tapTarget,
  color: color.ink,
  fontSize: fontSize.lead,
  fontWeight: fontWeight.heading,
  letterSpacing: '-0.015em',
  textDecoration: 'none',
});
/** On phones only the logo is visible, so that the link back and help fit next to it. */
const Name = styled('span')({
  [below.tablet]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
const Back = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  color: color.muted,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { color: color.jade },
});
const Help = styled('span')({ position: 'relative', marginInlineStart: 'auto' });
const Content = styled(PageColumn)({ paddingBlock: '24px 64px', [from.desktop]: { paddingTop: 32 } });

/** A page of /order without the shop's header and footer: a line with logo, link back and help (rules/routes-and-storage.md). */
export function BareFrame({ children, order }: HelpLinkProps & { children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <Bar>
        <Row>
          <Home to="/">
            <LogoMark />
            <Name>
              {t('shop.name')}
              <VisuallyHidden>, {t('shop.toHome')}</VisuallyHidden>
            </Name>
          </Home>
          <Back to="/user/purchase">
            <ArrowLeft size={18} aria-hidden />
            {t('shop.myOrders')}
          </Back>
          <Help>
            <HelpLink order={order} />
          </Help>
        </Row>
      </Bar>
      <Content>{children}</Content>
    </>
  );
}
