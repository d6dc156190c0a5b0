import { shellApi } from '@gvg/browser-kit';
import { useSignedAddress } from '@gvg/customer-ui/private-pictures';
import { FormError } from '@gvg/browser-kit/forms';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { orderPhotoLimit } from '@gvg/contracts/cart/terms';
import { useTranslation } from '@gvg/i18n';
import { Note, Picture, color, radius, rem, styled } from '@gvg/ui';
import { PictureButton } from '../../../components/picture-button.tsx';
import { CardContent, StaffCard } from '../../../components/staff-card.tsx';
import { useUpload } from '../../../components/use-upload.ts';
import { formatDayTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useOrderWrite } from '../api/order.ts';

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: rem(88),
    height: rem(88),
    padding: 0,
    overflow: 'hidden',
    border: `1px solid ${color.line}`,
    borderRadius: radius.input,
    background: 'none',
    cursor: 'zoom-in',
  },
  '& img': { objectFit: 'cover' },
});

/** Photos of the goods and the scale, which the customer also sees, and a form to add photos of the arrival. */
export function PhotosCard({ order: { photos, code } }: { order: Order }) {
  const { t, locale } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const shownAt = useSignedAddress();
  const write = useOrderWrite('addOrderPhotos', () => undefined);
  const upload = useUpload('ORDER');
  const add = (files: File[]) =>
    upload.mutate(files, {
      onSuccess: (images) => write.mutate({ params: { id: code }, body: { kind: 'ARRIVAL', images } }),
    });
  const shown = photos.map(({ kind, signedUrl, at }) => ({
    url: shownAt(signedUrl),
    alt: `${t(`order.photo.${kind}`)}, ${formatDayTime(new Date(at), locale)}`,
  }));
  return (
    <StaffCard title={t('order.photos')} head={t('order.photosHint')}>
      <CardContent>
        {shown.length === 0 && <Note>{t('order.noPhotos')}</Note>}
        <List>
          {shown.map(({ url, alt }, index) => (
            <li key={url}>
              <button type="button" aria-label={alt} onClick={() => shellApi().showImages(shown, index)}>
                <Picture src={url} alt="" sizes="88px" widest={160} />
              </button>
            </li>
          ))}
          {photos.length < orderPhotoLimit && (
            <li>
              <PictureButton
                label={t('order.addPhotos')}
                isMultiple
                isBusy={upload.isPending || write.isPending}
                onChoose={add}
              />
            </li>
          )}
        </List>
        <FormError message={write.error === null ? undefined : tError(write.error.code)} />
      </CardContent>
    </StaffCard>
  );
}
