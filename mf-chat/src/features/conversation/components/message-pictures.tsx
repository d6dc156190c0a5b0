import { shellApi } from '@gvg/browser-kit';
import { chatImageWidth } from '@gvg/contracts/chat/terms';
import { color, radius, rem, styled } from '@gvg/ui';
import { ImageIcon } from '@gvg/ui/later-icons';
import { useChatTexts } from '../../../texts/chat-texts.ts';

const List = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, maxWidth: '100%', justifyContent: 'inherit' });

const Frame = styled('button')({
  display: 'grid',
  placeItems: 'center',
  maxWidth: '100%',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.soil,
  color: color.muted,
  cursor: 'zoom-in',
  '&:hover': { borderColor: color.jade },
  '&:disabled': { cursor: 'default' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** Widths in the list, in pixels at the default font size: a single picture, or each of several. */
const single = 188;
const several = 92;

export interface ShownPicture {
  /** Absent while it cannot be shown; an icon replaces it. */
  address: string | undefined;
  width: number;
  height: number;
}

/** Pictures of a message. They have their size before they are loaded, so that nothing moves. Each opens in the image viewer. */
export function MessagePictures({
  pictures,
  name,
  onError,
}: {
  pictures: readonly ShownPicture[];
  name: string;
  onError?: () => void;
}) {
  const { t } = useChatTexts();
  const width = pictures.length === 1 ? single : several;
  const altOf = (index: number) => t('pictureOf', { number: index + 1, name });
  const open = (index: number) =>
    shellApi().showImages(
      pictures.map(({ address = '' }, at) => ({ url: address, alt: altOf(at) })),
      index,
    );
  return (
    <List>
      {pictures.map((picture, index) => (
        <Frame
          key={index}
          type="button"
          disabled={picture.address === undefined}
          aria-label={t('openPicture', { alt: altOf(index) })}
          style={{
            width: rem(width),
            aspectRatio:
              pictures.length === 1 ? `${picture.width} / ${Math.min(picture.height, picture.width * 1.4)}` : '1',
          }}
          onClick={() => open(index)}
        >
          {picture.address === undefined ? (
            <ImageIcon size={28} aria-hidden />
          ) : (
            <img
              src={picture.address}
              alt=""
              width={Math.min(picture.width, chatImageWidth)}
              height={picture.height}
              loading="lazy"
              decoding="async"
              onError={onError}
            />
          )}
        </Frame>
      ))}
    </List>
  );
}
