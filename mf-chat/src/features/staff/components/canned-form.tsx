import { FormError, TextAreaField, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { useApiMutation } from '@gvg/browser-kit/mutations';
import { cannedReplyBodySchema } from '@gvg/contracts/chat/http/canned-replies';
import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { Button, styled } from '@gvg/ui';
import { DialogActions } from '@gvg/ui/later-components';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

const invalidates = ['/v1/canned-replies'];

/** A canned reply in both languages; without `reply` a new one. */
export function CannedForm({ reply, onDone }: { reply: CannedReply | undefined; onDone: () => void }) {
  const { t } = useStaffTexts();
  const creation = useApiMutation('createCannedReply', { invalidates, onError: 'silent' });
  const change = useApiMutation('updateCannedReply', { invalidates, onError: 'silent' });
  const form = useApiForm({
    schema: cannedReplyBodySchema,
    defaultValues: { title: reply?.title ?? '', text: { vi: reply?.text.vi ?? '', en: reply?.text.en ?? '' } },
    onSubmit: async (body) => {
      if (reply === undefined) await creation.mutateAsync({ body });
      else await change.mutateAsync({ params: { id: reply._id }, body: { ...body, revision: reply.revision } });
      onDone();
    },
  });
  return (
    <Form noValidate onSubmit={(event) => void form.submit(event)}>
      <TextField form={form} name="title" label={t('cannedTitle')} />
      <TextAreaField form={form} name="text.vi" label={t('cannedVi')} rows={4} lang="vi" />
      <TextAreaField form={form} name="text.en" label={t('cannedEn')} rows={4} lang="en" />
      <FormError message={form.formError} />
      <DialogActions>
        <Button type="submit" disabled={creation.isPending || change.isPending}>
          {t('save')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Form>
  );
}
