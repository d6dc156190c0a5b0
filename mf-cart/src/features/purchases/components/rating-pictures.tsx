import { IconButton, Note, Picture, X, color, fieldLabel, radius, styled } from '@gvg/ui';
import { ImagePlus } from '@gvg/ui/later-icons';
import { useOrderTexts } from '../../../texts/order-texts.ts';
import type { Uploads } from '../use-uploads.ts';

const side = 80;
const Row = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 10, padding: 0, listStyle: 'none' });
const Shown = styled('li')({
  position: 'relative',
  width: side,
  height: side,
  border: `1px solid ${color.line}`,
  borderRadius: radius.input,
  overflow: 'hidden',
  '& > button': { position: 'absolute', insetInlineEnd: 0, top: 0, backgroundColor: color.card },
});
const Add = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: side,
  height: side,
  border: `1px dashed ${color.field}`,
  borderRadius: radius.input,
  color: color.jade,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { outline: `2px solid ${color.jade}`, outlineOffset: 2 },
});
const Label = styled('span')(fieldLabel);

/** Formats that upload accepts. */
const formats = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** Pictures of a rating, with a button to add more. */
export function RatingPictures({ uploads: { urls, room, isUploading, add, remove } }: { uploads: Uploads }) {
  const { t } = useOrderTexts();
  return (
    <div>
      <Label>{t('rating.pictures', { count: urls.length + room })}</Label>
      <Row>
        {urls.map((url, index) => (
          <Shown key={url}>
            <Picture src={url} alt={t('rating.picture', { number: index + 1 })} sizes={`${side}px`} widest={side} />
            <IconButton label={t('rating.removePicture', { number: index + 1 })} onClick={() => remove(url)}>
              <X size={18} aria-hidden />
            </IconButton>
          </Shown>
        ))}
        {room > 0 && (
          <li>
            <Add>
              <ImagePlus size={26} aria-hidden />
              <input
                type="file"
                accept={formats}
                multiple
                disabled={isUploading}
                aria-label={t('rating.addPicture')}
                onChange={({ currentTarget }) => {
                  add([...(currentTarget.files ?? [])]);
                  currentTarget.value = '';
                }}
              />
            </Add>
          </li>
        )}
      </Row>
      <Note role="status">{isUploading && t('rating.uploading')}</Note>
    </div>
  );
}
