import { useTranslation } from '@gvg/i18n';
import { Link } from '@gvg/router';
import { VisuallyHidden, color, fontSize, fontWeight, from, styled, tapTarget } from '@gvg/ui';

const HomeLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tapTarget,
  textDecoration: 'none',
  color: color.ink,
});

const Mark = styled('svg')({ flex: 'none', width: 36, height: 36, [from.tablet]: { width: 40, height: 40 } });
const Background = styled('rect')({ fill: color.jade });
const Flame = styled('path')({ fill: color.gold });
const Bowl = styled('path')({ fill: color.onJade });

const Name = styled('span')({ display: 'block', fontSize: fontSize.lead, fontWeight: fontWeight.heading, letterSpacing: '-0.015em', lineHeight: 1.2 });
const Tagline = styled('span')({
  display: 'none',
  fontSize: fontSize.tiny,
  lineHeight: 1.3,
  color: color.muted,
  whiteSpace: 'nowrap',
  [from.desktop]: { display: 'block' },
});

/** The shop's logo, a full bowl. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 40 40" aria-hidden focusable="false">
      <Background width="40" height="40" rx="11" />
      <Flame d="M20 8c3.4 3.7 5.2 6.4 5.2 9.1a5.2 5.2 0 0 1-10.4 0C14.8 14.4 16.6 11.7 20 8Z" />
      <Bowl d="M8.5 23.5c2.7 1.9 6.9 3 11.5 3s8.8-1.1 11.5-3c-.6 5-5.5 8.5-11.5 8.5s-10.9-3.5-11.5-8.5Z" />
    </Mark>
  );
}

/** Logo, name and tagline, linked to the home page. */
export function Logo() {
  const { t } = useTranslation('shell');
  return (
    <HomeLink to="/">
      <LogoMark />
      <span data-logo-words>
        <Name>{t('shopName')}</Name>
        <Tagline>{t('tagline')}</Tagline>
        <VisuallyHidden>{t('toHome')}</VisuallyHidden>
      </span>
    </HomeLink>
  );
}
