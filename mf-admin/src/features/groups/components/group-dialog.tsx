import { shellApi } from '@gvg/browser-kit';
import { FormError, InvalidMessage, SelectField, TextField } from '@gvg/browser-kit/forms';
import { categoryTypes } from '@gvg/contracts/catalogue/terms';
import type { CategoryType } from '@gvg/contracts/catalogue/terms';
import { Button, Dialog, Picture, color, radius, rem, styled } from '@gvg/ui';
import { ChoiceLabel, DialogActions, DialogBody } from '@gvg/ui/later-components';
import type { z } from 'zod';
import { MissingEnglish } from '../../../components/missing-english.tsx';
import { PictureButton } from '../../../components/picture-button.tsx';
import { useUpload } from '../../../components/use-upload.ts';
import { useRecordForm } from '../../../form/use-record-form.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useGroupWrite } from '../api/groups.ts';
import type { GroupFields } from '../api/groups.ts';
import type { Group, GroupKind } from '../group-kinds.ts';

const Form = styled('form')({ display: 'grid', gap: 14 });
const PictureRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  '& > span': {
    width: rem(72),
    height: rem(72),
    overflow: 'hidden',
    borderRadius: radius.input,
    backgroundColor: color.rice,
  },
});

interface GroupValues {
  name: { vi: string; en: string };
  image: string;
  isShowed: boolean;
  type?: CategoryType | '';
}

/** Initial values of a new group. */
type Draft = Pick<Group, 'name' | 'image' | 'isShowed' | 'revision'> & { _id?: string; type?: CategoryType | '' };
const draftOf = ({ name }: GroupKind): Draft => ({
  revision: 0,
  name: { vi: '', en: '' },
  image: '',
  isShowed: true,
  ...(name === 'categories' ? { type: '' as const } : {}),
});

const valuesOf = ({ name, image, isShowed, type }: Draft): GroupValues => ({
  name: { vi: name.vi, en: name.en },
  image,
  isShowed,
  ...(type === undefined ? {} : { type }),
});

export interface GroupDialogProps {
  kind: GroupKind;
  /** Undefined for a new one. */
  group: Group | undefined;
  onClose: () => void;
}

/** Editor of a category or producer. */
export function GroupDialog({ kind, group, onClose }: GroupDialogProps) {
  const { t } = useStaffTexts();
  const write = useGroupWrite(kind);
  const upload = useUpload('PRODUCT');
  const form = useRecordForm<Draft, GroupValues, GroupFields>({
    stored: group ?? draftOf(kind),
    valuesOf,
    schema: kind.schema as unknown as z.ZodType<GroupFields, GroupValues>,
    fieldOfCode: { [kind.existed]: 'name.vi' },
    labelOf: (path) => t(`groups.fields.${path}`),
    show: (path, value) =>
      path === 'image' ? <Picture src={String(value)} alt="" sizes="72px" widest={80} /> : shown(path, value),
    save: async (fields, revision) => {
      await write.mutateAsync(group === undefined ? { fields } : { id: group._id, revision, fields });
      onClose();
      shellApi().toast({ kind: 'success', text: t('goods.saved', { name: fields.name.vi }) });
    },
  });
  const shown = (path: string, value: unknown) => {
    if (path === 'isShowed') return t(value === true ? 'groups.state.SHOWN' : 'groups.state.HIDDEN');
    if (path === 'type') return t(`goods.categoryTypes.${String(value)}`);
    return String(value) || '—';
  };
  form.register('image');
  const { image, name } = form.watch();
  const imageError = form.getFieldState('image', form.formState).error;
  return (
    <Dialog shape="form" title={t(`groups.${kind.name}.${group === undefined ? 'add' : 'edit'}`)} onClose={onClose}>
      <DialogBody>
        <Form noValidate onSubmit={(event) => void form.submit(event)}>
          <TextField form={form} name="name.vi" label={t('groups.fields.name.vi')} maxLength={120} lang="vi" />
          <div>
            <TextField form={form} name="name.en" label={t('groups.fields.name.en')} maxLength={120} lang="en" />
            {name.vi !== '' && name.en === '' && <MissingEnglish />}
          </div>
          {kind.name === 'categories' && (
            <SelectField
              form={form}
              name="type"
              label={t('groups.fields.type')}
              options={[
                { value: '', label: t('groups.chooseType') },
                ...categoryTypes.map((type) => ({ value: type, label: t(`goods.categoryTypes.${type}`) })),
              ]}
            />
          )}
          <div>
            <PictureRow>
              {image !== '' && (
                <span>
                  <Picture src={image} alt={t('groups.fields.image')} sizes="72px" widest={160} />
                </span>
              )}
              <PictureButton
                label={t(image === '' ? 'groups.addImage' : 'groups.changeImage')}
                isBusy={upload.isPending}
                onChoose={(files) =>
                  upload.mutate(files.slice(0, 1), {
                    onSuccess: ([url]) =>
                      url !== undefined && form.setValue('image', url, { shouldDirty: true, shouldValidate: true }),
                  })
                }
              />
            </PictureRow>
            <div aria-live="polite">
              {imageError !== undefined && <InvalidMessage>{t('groups.imageMissing')}</InvalidMessage>}
            </div>
          </div>
          <ChoiceLabel>
            <input type="checkbox" {...form.register('isShowed')} />
            {t('groups.fields.isShowed')}
          </ChoiceLabel>
          <FormError message={form.formError} />
          <DialogActions>
            <Button type="submit" disabled={form.formState.isSubmitting}>
              {t('goods.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('area.keep')}
            </Button>
          </DialogActions>
        </Form>
        {form.conflictDialog}
      </DialogBody>
    </Dialog>
  );
}
