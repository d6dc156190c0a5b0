import { FormError } from '@gvg/browser-kit/forms';
import {
  IconButton,
  Note,
  Picture,
  X,
  color,
  fieldLabel,
  fontSize,
  fontWeight,
  radius,
  rem,
  styled,
  tapTarget,
} from '@gvg/ui';
import { ImagePlus } from '@gvg/ui/later-icons';
import { useId } from 'react';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import type { Pictures } from '../use-pictures.ts';

const Label = styled('span')(fieldLabel);
const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
const Item = styled('li')({
  position: 'relative',
  width: rem(72),
  height: rem(72),
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.rice,
  '& button': { position: 'absolute', insetInlineEnd: -8, top: -8, color: color.ink },
  '& button svg': { padding: 3, boxSizing: 'content-box', borderRadius: radius.pill, backgroundColor: color.card },
});
const Add = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tapTarget,
  padding: '0 14px',
  border: `1px dashed ${color.field}`,
  borderRadius: radius.input,
  color: color.jade,
  fontSize: fontSize.note,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
  '&:focus-within': { outline: `2px solid ${color.jade}`, outlineOffset: 2 },
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
});
const Progress = styled('progress')({ width: '100%', height: 6, accentColor: color.jade });

/** Pictures of goods from outside, which can be removed, and added with their progress. */
export function PictureField({
  pictures: { shown, remove, upload, progress, error },
  limit,
}: {
  pictures: Pictures;
  limit: number;
}) {
  const { t } = useCartTexts();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Label id={id}>{t('outside.optional', { label: t('outside.images') })}</Label>
      <List>
        {shown.map((picture, index) => (
          <Item key={picture.url}>
            <Picture src={picture.signedUrl} alt={t('outside.image', { number: index + 1 })} sizes="72px" widest={80} />
            <IconButton label={t('outside.removeImage', { number: index + 1 })} onClick={() => remove(picture)}>
              <X size={14} aria-hidden />
            </IconButton>
          </Item>
        ))}
        {shown.length < limit && (
          <li>
            <Add>
              <ImagePlus size={18} aria-hidden />
              {t('outside.addImages')}
              <input
                type="file"
                accept="image/*"
                multiple
                disabled={progress !== undefined}
                onChange={({ currentTarget }) => {
                  void upload([...(currentTarget.files ?? [])]);
                  currentTarget.value = '';
                }}
              />
            </Add>
          </li>
        )}
      </List>
      <Note>{t('outside.imagesHint', { count: limit })}</Note>
      <div role="status">
        {progress && (
          <>
            <Note>{t('outside.uploading', progress)}</Note>
            <Progress
              value={progress.number - 0.5}
              max={progress.total}
              aria-label={t('outside.uploading', progress)}
            />
          </>
        )}
      </div>
      <FormError message={error} />
    </div>
  );
}
