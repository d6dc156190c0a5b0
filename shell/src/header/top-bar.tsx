import { useTranslation } from '@gvg/i18n';
import { PageColumn, SmartLink, color, fontSize, from, narrowerThan, rem, styled } from '@gvg/ui';
import { NarrowDestinationButton } from '../destination/destination-button.tsx';
import { LanguageMenu } from '../language/language-menu.tsx';
import { isRouteDeployed, trackingPath } from '../page/menu-entries.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { SchemeSwitch } from '../scheme/scheme-switch.tsx';
import { barLinkStyles } from './bar-link-styles.ts';
import { hiddenWhenCompact } from './compact.ts';
import { rowHeights } from './heights.ts';
import { InPageLink } from './in-page-link.tsx';

const Background = styled('div')({
  position: 'relative',
  zIndex: 1,
  height: rem(rowHeights.mobile.top),
  backgroundColor: color.jadeDeep,
  color: color.onJadeDeep,
  [from.tablet]: { height: rem(rowHeights.desktop.top) },
  ...hiddenWhenCompact,
});

const Row = styled(PageColumn)({
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  gap: 8,
  justifyContent: 'flex-end',
});

/** At most two lines; hidden when large fonts leave less room. */
const Slogan = styled('p')({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize.tiny,
  lineHeight: 1.25,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  [narrowerThan(340)]: { display: 'none' },
  [from.tablet]: { fontSize: fontSize.small, [narrowerThan(860)]: { display: 'none' } },
});

const Links = styled('nav')({
  display: 'flex',
  marginInlineEnd: -10,
  [narrowerThan(599)]: { '& > a': { display: 'none' } },
});

const BarLink = styled(SmartLink)(barLinkStyles);
const BarInPageLink = styled(InPageLink)(barLinkStyles);

/** Slogan, help, intro, contact, destination, scheme and language. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const pageInfo = usePageInfo();
  const { content } = pageInfo;
  return (
    <Background>
      <Row>
        <Slogan title={content.slogan}>{content.slogan}</Slogan>
        <Links aria-label={t('quickLinks')}>
          {isRouteDeployed(pageInfo, trackingPath) && <BarLink to={trackingPath}>{t('trackOrder')}</BarLink>}
          <BarInPageLink target="footer">{t('help')}</BarInPageLink>
          {content.intro && <BarLink to={content.intro.link}>{content.intro.text}</BarLink>}
          <BarInPageLink target="contact">{t('contact')}</BarInPageLink>
        </Links>
        <NarrowDestinationButton />
        <SchemeSwitch />
        <LanguageMenu />
      </Row>
    </Background>
  );
}
