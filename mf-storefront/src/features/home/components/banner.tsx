import type { HomepageContent } from '@gvg/contracts/catalogue/http/page-template-content';
import { localize } from '@gvg/contracts/values/locale';
import { Picture, color, fontSize, fontWeight, from, radius, styled } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';
import { BannerAction } from './banner-action.tsx';

export type BannerContent = HomepageContent['banners'][number];

/** Minimum height in pixels. Longer texts make it taller. */
export const bannerHeight = { phone: 480, tablet: 312 } as const;

const Frame = styled('article')({
  position: 'relative',
  flex: '0 0 100%',
  scrollSnapAlign: 'start',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  minHeight: bannerHeight.phone,
  borderRadius: radius.hero,
  background: `linear-gradient(115deg, ${color.lacquer} 10%, ${color.lacquerLit} 62%, ${color.ember})`,
  color: color.onLacquer,
  [from.tablet]: { flexDirection: 'row', alignItems: 'center', minHeight: bannerHeight.tablet },
});

const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: '24px 24px 8px',
  [from.tablet]: { flex: '1 1 56%', padding: '32px 0 32px 40px' },
  [from.desktop]: { paddingInlineStart: 56 },
});

const Eyebrow = styled('p')({
  padding: '3px 12px',
  borderRadius: radius.pill,
  backgroundColor: `color-mix(in srgb, ${color.onLacquer} 18%, transparent)`,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});

const Title = styled('h2')({
  maxWidth: '22ch',
  fontSize: `clamp(1.75rem, 4vw, ${fontSize.hero})`,
  fontWeight: fontWeight.heading,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  textWrap: 'balance',
});

const Lead = styled('p')({ maxWidth: '44ch', textWrap: 'pretty' });

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 8 });

const Image = styled('div')({
  alignSelf: 'center',
  flex: 'none',
  width: 190,
  height: 190,
  margin: 'auto auto 12px',
  [from.tablet]: { width: 264, height: 264, margin: '16px 24px' },
  [from.desktop]: { width: 296, height: 296, margin: '8px 8% 8px 24px' },
});

/** One banner. The first one is usually the largest contentful paint of the home page. */
export function Banner({ banner, first, label }: { banner: BannerContent; first: boolean; label: string }) {
  const { locale } = useTexts();
  const { eyebrow, title, text, image, actions } = banner;
  return (
    <Frame aria-label={label}>
      <Words>
        {eyebrow && <Eyebrow>{localize(eyebrow, locale)}</Eyebrow>}
        <Title>{localize(title, locale)}</Title>
        {text && <Lead>{localize(text, locale)}</Lead>}
        {actions.length > 0 && (
          <Actions>
            {actions.map((action, index) => (
              <BannerAction key={action.url} action={action} leading={index === 0} />
            ))}
          </Actions>
        )}
      </Words>
      <Image>
        <Picture
          src={image}
          alt=""
          sizes="(min-width: 900px) 296px, (min-width: 600px) 264px, 190px"
          widest={320}
          first={first}
        />
      </Image>
    </Frame>
  );
}
