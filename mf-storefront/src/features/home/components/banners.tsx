import { ChevronLeft, ChevronRight, IconButton, color, from, styled } from '@gvg/ui';
import { useRef } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Banner } from './banner.tsx';
import type { BannerContent } from './banner.tsx';

const Frame = styled('section')({ position: 'relative', marginTop: 24 });

const Track = styled('div')({
  display: 'flex',
  gap: 16,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: 22,
});

const Steps = styled('div')({
  position: 'absolute',
  right: 12,
  bottom: 12,
  display: 'none',
  gap: 4,
  color: color.onLacquer,
  '& button:hover': { backgroundColor: `color-mix(in srgb, ${color.onLacquer} 20%, transparent)` },
  '& button:focus-visible': { outlineColor: color.onLacquer },
  [from.tablet]: { display: 'flex' },
});

/** Carousel of banners: swiped on phones, with buttons elsewhere. It does not advance automatically. */
export function Banners({ banners }: { banners: readonly BannerContent[] }) {
  const { t } = useTexts();
  const track = useRef<HTMLDivElement>(null);
  const many = banners.length > 1;
  const step = (direction: 1 | -1) => {
    const element = track.current;
    if (element === null) return;
    const last = element.scrollWidth - element.clientWidth;
    const next = element.scrollLeft + direction * element.clientWidth;
    element.scrollTo({ left: next < -1 ? last : next > last + element.clientWidth / 2 ? 0 : next });
  };
  return (
    <Frame aria-label={t('home.banners')}>
      <Track ref={track} {...(many ? { tabIndex: 0, role: 'group' as const, 'aria-label': t('home.banners') } : {})}>
        {banners.map((banner, index) => (
          <Banner
            key={`${banner.title.vi}${banner.image}`}
            banner={banner}
            first={index === 0}
            label={t('home.banner', { number: index + 1, total: banners.length })}
          />
        ))}
      </Track>
      {many && (
        <Steps>
          <IconButton label={t('shop.previous')} onClick={() => step(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </IconButton>
          <IconButton label={t('shop.next')} onClick={() => step(1)}>
            <ChevronRight size={20} aria-hidden />
          </IconButton>
        </Steps>
      )}
    </Frame>
  );
}
