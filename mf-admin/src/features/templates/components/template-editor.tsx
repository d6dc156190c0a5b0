import { asApiError, shellApi } from '@gvg/browser-kit';
import type { ApiError } from '@gvg/browser-kit';
import { FormError, useWatch } from '@gvg/browser-kit/forms';
import type { PageTemplateSummary, TemplateDraft } from '@gvg/contracts/catalogue/http/page-templates';
import { useTranslation } from '@gvg/i18n';
import { from, styled } from '@gvg/ui';
import { useEffect, useState } from 'react';
import { useIsSystem } from '../../../area/use-is-system.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { SaveBar } from '../../../form/save-bar.tsx';
import { formatTime } from '../../../texts/format.ts';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { contentChanges, pathLabel } from '../content-changes.ts';
import { contentSchema, countMissingEnglish, valuesOf } from '../content-values.ts';
import { useTemplateDraft } from '../use-template-draft.tsx';
import { PageStatus } from './page-status.tsx';
import { PreviewCard } from './preview-card.tsx';
import { TemplateFields } from './template-fields.tsx';
import { VersionsCard } from './versions-card.tsx';

const Columns = styled('div')({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [from.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 8fr)' },
});
const Stack = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
const Aside = styled(Stack)({ [from.wide]: { position: 'sticky', top: 12 } });

export interface TemplateEditorProps {
  loaded: TemplateDraft;
  /** Set for a text page, which can be removed. */
  page: PageTemplateSummary | undefined;
  onDraftChange: (draft: TemplateDraft) => void;
}

/** Editor of a template next to its preview. Input is saved as a draft that survives leaving the page, and publishing creates the next version. */
export function TemplateEditor({ loaded, page, onDraftChange }: TemplateEditorProps) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const isSystem = useIsSystem();
  const { form, draft, isSaving, error, wrongPath, discard, conflictDialog } = useTemplateDraft(loaded);
  const [isAsked, setAsked] = useState(false);
  const [discarding, setDiscarding] = useState<{ isPending: boolean; error: ApiError | null }>({
    isPending: false,
    error: null,
  });
  useEffect(() => onDraftChange(draft), [draft, onDraftChange]);
  const values = useWatch({ control: form.control }) as TemplateDraft['content'];
  const parsed = contentSchema.safeParse(values);
  const differences = contentChanges(
    valuesOf(draft.published.content),
    parsed.success ? valuesOf(parsed.data) : values,
  ).length;
  const hasDraft = draft.saved !== undefined;
  const missing = countMissingEnglish(values);
  const state = () => {
    if (wrongPath !== undefined) return t('templates.fix', { field: pathLabel(wrongPath, t) });
    if (error !== undefined) return t('templates.draftNotSaved');
    if (isSaving) return t('templates.savingDraft');
    return draft.saved === undefined
      ? undefined
      : t('templates.draftSaved', { time: formatTime(new Date(draft.saved.at)) });
  };
  const sentence = [
    differences === 0 ? t('templates.same') : t('templates.different', { count: differences }),
    state(),
    missing > 0 ? t('templates.missingCount', { count: missing }) : undefined,
  ];
  const confirmDiscard = async () => {
    setDiscarding({ isPending: true, error: null });
    try {
      await discard();
      setAsked(false);
      setDiscarding({ isPending: false, error: null });
      shellApi().toast({ kind: 'success', text: t('templates.discarded') });
    } catch (thrown) {
      setDiscarding({ isPending: false, error: asApiError(thrown) });
    }
  };
  const type = draft.content.type;
  return (
    <Columns>
      {/* No form element: only the button publishes, and the rich text editor contains forms of its own. */}
      <Stack>
        <TemplateFields form={form} type={type} />
        <FormError message={form.formError ?? (error && tError(error.code))} />
        {(differences > 0 || hasDraft) && (
          <SaveBar
            submit={t('templates.publish')}
            onSubmit={() => void form.submit()}
            isPending={form.formState.isSubmitting}
            isDisabled={differences === 0}
            discard={t('templates.discard')}
            {...(hasDraft ? { onDiscard: () => setAsked(true) } : {})}
          >
            {sentence.filter(Boolean).join(' · ')}
          </SaveBar>
        )}
      </Stack>
      <Aside>
        <PreviewCard draft={draft} />
        {page && isSystem && (
          <div>
            <PageStatus template={page} />
          </div>
        )}
        {isSystem && <VersionsCard template={draft.template} revision={draft.published.revision} />}
      </Aside>
      {conflictDialog}
      {isAsked && (
        <ConfirmDialog
          title={t('templates.discardTitle')}
          text={t('templates.discardText')}
          submit={t('templates.discard')}
          isDangerous
          isPending={discarding.isPending}
          error={discarding.error}
          onSubmit={() => void confirmDiscard()}
          onClose={() => setAsked(false)}
        />
      )}
    </Columns>
  );
}
