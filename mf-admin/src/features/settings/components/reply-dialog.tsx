import { shellApi } from '@gvg/browser-kit';
import { FormError, TextAreaField, TextField } from '@gvg/browser-kit/forms';
import { cannedReplyBodySchema } from '@gvg/contracts/chat/http/canned-replies';
import type { CannedReply } from '@gvg/contracts/chat/http/canned-replies';
import { Button, Dialog, styled } from '@gvg/ui';
import { DialogActions, DialogBody } from '@gvg/ui/later-components';
import { useRecordForm } from '../../../form/use-record-form.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useSaveReply } from '../api/replies.ts';

const Form = styled('form')({ display: 'grid', gap: 16 });

type Reply = Pick<CannedReply, 'title' | 'text' | 'revision'>;
const valuesOf = ({ title, text }: Reply) => ({ title, text });
const none: Reply = { title: '', text: { vi: '', en: '' }, revision: 0 };

/** Form of a canned reply in both languages. Without `reply`, a new one. */
export function ReplyDialog({ reply, onClose }: { reply: CannedReply | undefined; onClose: () => void }) {
  const { t } = useStaffTexts();
  const { mutateAsync: save } = useSaveReply(reply?._id);
  const names: Record<string, string> = {
    title: t('replies.name'),
    'text.vi': t('replies.vi'),
    'text.en': t('replies.en'),
  };
  const form = useRecordForm({
    stored: reply ?? none,
    valuesOf,
    schema: cannedReplyBodySchema,
    save: async (fields, revision) => {
      await save({ fields, revision });
      shellApi().toast({ kind: 'success', text: t('form.saved') });
      onClose();
    },
    labelOf: (path) => names[path] ?? path,
  });
  return (
    <Dialog shape="form" title={t(reply === undefined ? 'replies.addTitle' : 'replies.editTitle')} onClose={onClose}>
      <DialogBody>
        <Form noValidate onSubmit={(event) => void form.submit(event)}>
          <TextField form={form} name="title" label={t('replies.name')} autoComplete="off" />
          <TextAreaField form={form} name="text.vi" label={t('replies.vi')} rows={4} lang="vi" />
          <TextAreaField
            form={form}
            name="text.en"
            label={t('replies.en')}
            hint={t('replies.enHint')}
            rows={4}
            lang="en"
          />
          <FormError message={form.formError} />
          <DialogActions>
            <Button type="submit" disabled={form.formState.isSubmitting}>
              {t('form.save')}
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
