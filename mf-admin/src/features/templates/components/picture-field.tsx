import { InvalidMessage, useController } from '@gvg/browser-kit/forms';
import { Picture, color, fieldLabel, radius, rem, styled } from '@gvg/ui';
import { PictureButton } from '../../../components/picture-button.tsx';
import { useUpload } from '../../../components/use-upload.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { TemplateForm } from '../use-template-draft.tsx';

const Frame = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });
const Shown = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: rem(88),
  height: rem(88),
  overflow: 'hidden',
  borderRadius: radius.input,
  backgroundColor: color.lotus,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
});
const Label = styled('p')({ ...fieldLabel, margin: '0 0 6px' });

/** Picture upload with preview. */
export function PictureField({ form, name, label }: { form: TemplateForm; name: string; label: string }) {
  const { t } = useStaffTexts();
  const { field, fieldState } = useController({ control: form.control, name: name as 'type' });
  const upload = useUpload('TEMPLATE');
  const url = field.value as string | undefined;
  const hasPicture = url !== undefined && url !== '';
  return (
    <div>
      <Label>{label}</Label>
      <Frame>
        <Shown>{hasPicture && <Picture src={url} alt="" sizes="88px" widest={160} />}</Shown>
        <PictureButton
          label={t(hasPicture ? 'templates.changePicture' : 'templates.addPicture')}
          isBusy={upload.isPending}
          onChoose={(files) =>
            upload.mutate(files.slice(0, 1), { onSuccess: ([uploaded]) => uploaded && field.onChange(uploaded) })
          }
        />
      </Frame>
      {fieldState.error !== undefined && <InvalidMessage>{t('templates.noPicture')}</InvalidMessage>}
    </div>
  );
}
