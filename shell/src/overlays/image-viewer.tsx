import { useTranslation } from '@gvg/i18n';
import { ChevronLeft, ChevronRight, Dialog, IconButton, X, color, pictureSet, pictureUrl, styled } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { useSwipe } from './use-swipe.ts';

const Frame = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  height: '100%',
  backgroundColor: color.card,
});
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: 8,
  '& > p': { paddingInlineStart: 12, color: color.muted },
});
const Image = styled('img')({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  padding: '0 16px',
  touchAction: 'pan-y pinch-zoom',
});

export interface ImageViewerProps {
  images: { url: string; alt: string }[];
  startAt: number;
  onClose: () => void;
}

/** Full-screen images with previous and next by button, arrow key and swipe. */
export function ImageViewer({ images, startAt, onClose }: ImageViewerProps) {
  const { t } = useTranslation('shell');
  const [index, setIndex] = useState(startAt);
  const image = images[index];
  const step = (by: number) => setIndex((index + by + images.length) % images.length);
  const swipeProps = useSwipe(step);
  useEffect(() => {
    // Listens on the document: a click on the image moves the focus out of the viewer.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') step(-1);
      if (key === 'ArrowRight') step(1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  if (!image) return null;
  return (
    <Dialog title={t('imageViewer')} shape="full" withoutHeader onClose={onClose}>
      <Frame>
        <Bar>
          <p role="status">{t('imagePosition', { index: index + 1, total: images.length })}</p>
          <IconButton label={t('close', { ns: 'ui' })} onClick={onClose}>
            <X size={22} aria-hidden />
          </IconButton>
        </Bar>
        <Image
          {...swipeProps}
          src={pictureUrl(image.url, 1200)}
          srcSet={pictureSet(image.url, 1200)}
          sizes="100vw"
          alt={image.alt}
        />
        {images.length > 1 && (
          <Bar>
            <IconButton label={t('previousImage')} onClick={() => step(-1)}>
              <ChevronLeft size={24} aria-hidden />
            </IconButton>
            <IconButton label={t('nextImage')} onClick={() => step(1)}>
              <ChevronRight size={24} aria-hidden />
            </IconButton>
          </Bar>
        )}
      </Frame>
    </Dialog>
  );
}
