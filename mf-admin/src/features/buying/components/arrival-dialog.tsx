import { readAsDataUrl } from '@gvg/browser-kit/read-as-data-url';
import { FormError } from '@gvg/browser-kit/forms';
import type { PurchaseRow } from '@gvg/contracts/cart/http/purchases';
import { arrivalPhotoLimit } from '@gvg/contracts/cart/terms';
import { localize } from '@gvg/contracts/values/locale';
import { radius, rem, styled } from '@gvg/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { PictureButton } from '../../../components/picture-button.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { useUpload } from '../../../components/use-upload.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useArrivalWrite } from '../api/arrivals.ts';
import { useWritten } from './use-written.ts';

const Photos = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& img': { width: rem(72), height: rem(72), borderRadius: radius.input, objectFit: 'cover' },
});

/** Records an arrival with its photo, either of a line (the last one moves its order to the warehouse) or of an unknown parcel. */
export function ArrivalDialog({ row, onClose }: { row?: PurchaseRow; onClose: () => void }) {
  const { t, locale } = useStaffTexts();
  const [photos, setPhotos] = useState<readonly { url: string; preview: string }[]>([]);
  const [tracking, setTracking] = useState(row?.line.purchase?.seller?.tracking ?? '');
  const [note, setNote] = useState('');
  const [wasSent, setSent] = useState(false);
  const upload = useUpload('ORDER');
  const written = useWritten(onClose);
  const write = useArrivalWrite('recordArrival', () => written(row === undefined ? 'UNKNOWN' : 'ARRIVED'));
  const submit = () => {
    setSent(true);
    if (photos.length === 0 || upload.isPending) return;
    write.mutate({
      body: {
        photos: photos.map(({ url }) => url),
        ...(tracking.trim() !== '' && { tracking: tracking.trim() }),
        note: note.trim(),
        ...(row !== undefined && { order: row.order, line: row.line._id }),
      },
    });
  };
  const add = (files: File[]) => {
    const chosen = files.slice(0, arrivalPhotoLimit - photos.length);
    if (chosen.length === 0) return;
    upload.mutate(chosen, {
      onSuccess: (urls) =>
        void Promise.all(chosen.map(readAsDataUrl)).then((previews) =>
          setPhotos((before) => [...before, ...urls.map((url, index) => ({ url, preview: previews[index] ?? '' }))]),
        ),
    });
  };
  return (
    <ConfirmDialog
      title={
        row === undefined
          ? t('buying.unknown.title')
          : t('buying.arrived.title', { name: localize(row.line.name, locale) })
      }
      text={row === undefined ? t('buying.unknown.text') : t('buying.arrived.text', { code: row.code })}
      submit={t(row === undefined ? 'buying.unknown.submit' : 'buying.arrived.submit')}
      isPending={write.isPending || upload.isPending}
      error={write.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Photos>
        {photos.map(({ url, preview }, index) => (
          <img key={url} src={preview} alt={t('buying.arrived.photoTaken', { number: index + 1 })} />
        ))}
        {photos.length < arrivalPhotoLimit && (
          <PictureButton
            label={t(photos.length === 0 ? 'buying.arrived.photo' : 'buying.arrived.morePhotos')}
            isMultiple
            isBusy={upload.isPending}
            onChoose={add}
          />
        )}
      </Photos>
      <FormError message={wasSent && photos.length === 0 ? t('buying.arrived.photoMissing') : undefined} />
      <TextInput
        label={t('buying.arrived.tracking')}
        {...(row === undefined && { hint: t('buying.unknown.trackingHint') })}
        value={tracking}
        onChange={setTracking}
        maxLength={100}
      />
      <TextInput
        label={t('buying.bought.note')}
        hint={t('buying.bought.noteHint')}
        value={note}
        onChange={setNote}
        maxLength={500}
        rows={2}
      />
    </ConfirmDialog>
  );
}
