import type { HomepageContent } from '@gvg/contracts/catalogue/http/page-template-content';
import { localize } from '@gvg/contracts/values/locale';
import { SmartLink, color, fontWeight, motion, radius, styled, tapTarget } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

const Action = styled(SmartLink)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tapTarget,
  padding: '8px 20px',
  border: `1px solid ${color.onLacquer}`,
  borderRadius: radius.input,
  color: color.onLacquer,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { backgroundColor: `color-mix(in srgb, ${color.onLacquer} 16%, transparent)` },
  '&[data-leading]': { borderColor: color.gold, backgroundColor: color.gold, color: color.onGold },
  '&[data-leading]:hover': { backgroundColor: `color-mix(in srgb, ${color.gold} 88%, ${color.onLacquer})` },
  '&:focus-visible': { outlineColor: color.onLacquer },
});

export function BannerAction({
  action,
  leading,
}: {
  action: HomepageContent['banners'][number]['actions'][number];
  leading: boolean;
}) {
  const { locale } = useTexts();
  return (
    <Action to={action.url} {...(leading ? { 'data-leading': '' } : {})}>
      {localize(action.label, locale)}
    </Action>
  );
}
