import { FormError, TextAreaField, TextField, useApiForm } from '@gvg/browser-kit/forms';
import { cannedReplyBodySchema } from '@gvg/contracts/chat/http/canned-replies';
import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { Button, styled } from '@gvg/ui';
import { DialogActions } from '@gvg/ui/later-components';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useSaveCannedReply } from '../api/canned-replies.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

/** A canned reply in both languages; a new one without `reply`. */
export function CannedForm({ reply, onDone }: { reply: CannedReply | undefined; onDone: () => void }) {
  const { t } = useStaffTexts();
  const saving = useSaveCannedReply(reply);
  const form = useApiForm({
    schema: cannedReplyBodySchema,
    defaultValues: { title: reply?.title ?? '', text: { vi: reply?.text.vi ?? '', en: reply?.text.en ?? '' } },
    onSubmit: async (body) => {
      await saving.mutateAsync(body);
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
        <Button type="submit" disabled={saving.isPending}>
          {t('save')}
        </Button>
        <Button variant="outlined" onClick={onDone}>
          {t('cancel')}
        </Button>
      </DialogActions>
    </Form>
  );
}
