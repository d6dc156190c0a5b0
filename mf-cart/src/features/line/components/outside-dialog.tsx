import { shellApi } from '@gvg/browser-kit';
import type { CallResponse } from '@gvg/browser-kit';
import { FormError, SelectField, TextAreaField, TextField, useApiForm } from '@gvg/browser-kit/forms';
import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import { cartLimits } from '@gvg/contracts/cart/terms';
import { categoryTypes } from '@gvg/contracts/catalogue/terms';
import { Button, Dialog, Note, fieldLabel, styled } from '@gvg/ui';
import { AmountField, DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useEffect, useRef } from 'react';
import { useCartTexts } from '../../../texts/cart-texts.ts';
import { useAddOutsideLine, useEditOutsideLine } from '../api/outside-lines.ts';
import { bodyOfEdit, bodyOfNew, outsideFormSchema, textOf, valuesOfLine } from '../outside-form.ts';
import { useLink } from '../use-link.ts';
import { usePictures } from '../use-pictures.ts';
import { PictureField } from './picture-field.tsx';

const Form = styled('form')({ display: 'grid', gap: 16 });
const Link = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start', '& > :first-of-type': { width: '100%' } });
const Label = styled('span')(fieldLabel);

type FilledIn = Pick<CallResponse<'readLink'>, 'name' | 'price' | 'image'>;

export interface OutsideDialogProps {
  /** The line to edit. Without it, the dialog adds one. */
  line?: OutsideLine;
  /** A pasted link, read when the dialog opens. */
  link?: string;
  onClose: () => void;
}

/** Form for goods from outside: filled in from a link, or described. All values can be edited. */
export function OutsideDialog({ line, link = '', onClose }: OutsideDialogProps) {
  const { t } = useCartTexts();
  const pictures = usePictures(line?.images ?? []);
  const adding = useAddOutsideLine();
  const editing = useEditOutsideLine();
  const form = useApiForm({
    schema: outsideFormSchema,
    defaultValues: valuesOfLine(line, link),
    fieldOfCode: { CART_WAS_EXISTED: 'url' },
    onSubmit: async (values) => {
      const images = pictures.shown.map(({ url }) => url);
      if (line === undefined) await adding.mutateAsync({ body: bodyOfNew(values, images) });
      else await editing.mutateAsync({ params: { id: line._id }, body: bodyOfEdit(values, images, line.revision) });
      onClose();
      if (line === undefined) shellApi().toast({ kind: 'success', text: t('outside.added', { name: values.name }) });
    },
  });
  /** Values from the last link. Another link replaces them, but no typed values. */
  const filledIn = useRef<FilledIn>({});
  const reading = useLink(({ name, price, image }) => {
    const before = filledIn.current;
    filledIn.current = { name, price, image };
    if (['', before.name].includes(form.getValues('name')))
      form.setValue('name', name ?? '', { shouldDirty: true, shouldValidate: name !== undefined });
    if (['', textOf(before.price)].includes(form.getValues('expectedPrice')))
      form.setValue('expectedPrice', textOf(price), { shouldDirty: true });
    if (before.image !== undefined) pictures.remove(before.image);
    if (image !== undefined && pictures.shown.every((shown) => shown === before.image)) pictures.add(image);
  });
  const { read } = reading;
  const isStarted = useRef(false);
  useEffect(() => {
    if (link === '' || isStarted.current) return;
    isStarted.current = true;
    read(link);
  }, [link, read]);
  const optional = (key: string) => t('outside.optional', { label: t(`outside.${key}`) });
  const isPending = adding.isPending || editing.isPending || pictures.progress !== undefined;
  return (
    <Dialog shape="sheet" title={t(line === undefined ? 'outside.addTitle' : 'outside.editTitle')} onClose={onClose}>
      <DialogBody>
        <Form noValidate onSubmit={(event) => void form.submit(event)}>
          <Link>
            <TextField
              form={form}
              name="url"
              label={optional('url')}
              hint={t('outside.urlHint')}
              type="url"
              inputMode="url"
              placeholder="https://"
            />
            <Button
              variant="soft"
              disabled={reading.isPending || form.watch('url') === ''}
              onClick={() => void form.trigger('url').then((isValid) => isValid && read(form.getValues('url')))}
            >
              {t('outside.read')}
            </Button>
            <Note role="status">{reading.isPending ? t('outside.reading') : reading.message}</Note>
          </Link>
          <TextField form={form} name="name" label={t('outside.name')} required />
          <PictureField pictures={pictures} limit={cartLimits.images} />
          <div>
            <Label aria-hidden>{t('outside.amount')}</Label>
            <AmountField
              amount={form.watch('amount')}
              highest={cartLimits.amount}
              onChange={(amount) => amount !== undefined && form.setValue('amount', amount, { shouldDirty: true })}
              labels={{ amount: t('outside.amount'), fewer: t('outside.fewer'), more: t('outside.more') }}
            />
          </div>
          <TextField
            form={form}
            name="expectedPrice"
            label={optional('expectedPrice')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
          />
          <SelectField
            form={form}
            name="categoryType"
            label={optional('categoryType')}
            options={[
              { value: '', label: t('outside.unknownType') },
              ...categoryTypes.map((type) => ({ value: type, label: t(`outside.categoryTypes.${type}`) })),
            ]}
          />
          <TextField
            form={form}
            name="weightGrams"
            label={optional('weightGrams')}
            hint={t('outside.weightHint')}
            inputMode="text"
            autoComplete="off"
            maxLength={20}
          />
          <TextAreaField form={form} name="note" label={optional('note')} hint={t('outside.noteHint')} rows={3} />
          <FormError message={form.formError} />
          <DialogActions>
            <Button type="submit" disabled={isPending}>
              {t(line === undefined ? 'outside.add' : 'outside.save')}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {t('outside.cancel')}
            </Button>
          </DialogActions>
        </Form>
      </DialogBody>
    </Dialog>
  );
}
