import { shellApi } from '@gvg/browser-kit';
import { Picture, color, motion, radius, styled } from '@gvg/ui';
import type { Tint } from '@gvg/ui';
import { useRef, useState } from 'react';
import type { UIEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Tinted } from '../../catalogue/components/tinted.tsx';

const Frame = styled('section')({ minWidth: 0 });

/** One row of pictures with scroll snapping: swiped on phones, selected by thumbnails everywhere. */
const Track = styled('div')({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  borderRadius: radius.hero,
  '& > button': {
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& > button:focus-visible': { outlineOffset: -3, borderRadius: radius.hero },
});

const Thumbnails = styled('ul')({
  display: 'flex',
  gap: 12,
  marginTop: 12,
  padding: 3,
  marginInline: -3,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    display: 'block',
    width: 72,
    padding: 0,
    overflow: 'hidden',
    border: 0,
    borderRadius: radius.input,
    background: 'none',
    boxShadow: `0 0 0 1px ${color.line}`,
    cursor: 'pointer',
    transition: `box-shadow ${motion.quick}`,
  },
  '& button[aria-current]': { boxShadow: `0 0 0 2px ${color.jade}` },
});

/** Half of the page on desktops, full width on phones. */
const sizes = '(min-width: 1288px) 628px, (min-width: 600px) 50vw, 94vw';

export interface GalleryProps {
  images: readonly string[];
  name: string;
  tint: Tint;
}

const galleryId = 'gallery';

/** The picture of the product on the page, which moves to the cart. */
export const galleryPicture = (): Element | null => document.querySelector(`#${galleryId} img`);

export function Gallery({ images, name, tint }: GalleryProps) {
  const { t } = useTexts();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const alt = (index: number) => t('product.image', { number: index + 1, name });
  const open = (startAt: number) =>
    shellApi().showImages(
      images.map((url, index) => ({ url, alt: alt(index) })),
      startAt,
    );
  const choose = (index: number) => {
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
    setCurrent(index);
  };
  const follow = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLDivElement>) =>
    setCurrent(Math.round(scrollLeft / clientWidth));
  return (
    <Frame id={galleryId} aria-label={t('product.gallery')}>
      <Track ref={track} onScroll={follow}>
        {images.map((image, index) => (
          <button
            key={image}
            type="button"
            onClick={() => open(index)}
            aria-label={`${t('product.openImage')}: ${alt(index)}`}
            tabIndex={index === current ? 0 : -1}
            {...(index === current ? {} : { 'aria-hidden': true })}
          >
            <Tinted data-tint={tint}>
              <Picture src={image} alt="" sizes={sizes} widest={640} first={index === 0} />
            </Tinted>
          </button>
        ))}
      </Track>
      {images.length > 1 && (
        <Thumbnails>
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                onClick={() => choose(index)}
                aria-label={alt(index)}
                {...(index === current ? { 'aria-current': true } : {})}
              >
                <Tinted data-tint={tint}>
                  <Picture src={image} alt="" sizes="72px" widest={80} />
                </Tinted>
              </button>
            </li>
          ))}
        </Thumbnails>
      )}
    </Frame>
  );
}
