import { shellApi } from '@gvg/browser-kit';
import { FormField } from '@gvg/browser-kit/forms';
import { catalogueSettingsSchema } from '@gvg/contracts/catalogue/http/settings';
import type { CatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useChangeSynonyms } from '../api/synonyms.ts';
import { wordsOf } from '../synonym-changes.ts';

const groupSchema = catalogueSettingsSchema.shape.synonyms.element;

/** Form of a group of synonyms. Without `group`, a new one. */
export function SynonymDialog({
  settings,
  group,
  onClose,
}: {
  settings: CatalogueSettings;
  group: readonly string[] | undefined;
  onClose: () => void;
}) {
  const { t } = useStaffTexts();
  const [text, setText] = useState((group ?? []).join('\n'));
  const [wasSent, setSent] = useState(false);
  const change = useChangeSynonyms(settings, 'silent');
  const words = wordsOf(text);
  const isWrong = !groupSchema.safeParse(words).success;
  const save = () => {
    setSent(true);
    if (isWrong) return;
    change.mutate(group === undefined ? { after: words } : { before: group, after: words }, {
      onSuccess(saved) {
        shellApi().toast(
          saved === undefined
            ? { kind: 'info', text: t('synonyms.goneMeanwhile') }
            : { kind: 'success', text: t('synonyms.saved') },
        );
        onClose();
      },
    });
  };
  return (
    <ConfirmDialog
      title={t(group === undefined ? 'synonyms.addTitle' : 'synonyms.editTitle')}
      submit={t('form.save')}
      isPending={change.isPending}
      error={change.error}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        label={t('synonyms.words')}
        hint={wasSent && isWrong ? undefined : t('synonyms.wordsHint')}
        error={wasSent && isWrong ? t('synonyms.wordsHint') : undefined}
      >
        {(control) => (
          <textarea {...control} rows={6} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
        )}
      </FormField>
    </ConfirmDialog>
  );
}
