import { shellApi } from '@gvg/browser-kit';
import type { PageTemplateSummary } from '@gvg/contracts/catalogue/http/page-templates';
import { localize } from '@gvg/contracts/values/locale';
import { Button } from '@gvg/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { useTemplateWrite } from '../api/templates.ts';

/** Removes or restores a text page after a confirmation by name. */
export function PageStatus({ template }: { template: PageTemplateSummary }) {
  const { t, locale } = useStaffTexts();
  const [isAsked, setAsked] = useState(false);
  const write = useTemplateWrite('setPageTemplateStatus');
  const { _id, isDeleted, revision, title } = template;
  const set = () =>
    write.mutate(
      { params: { id: _id }, body: { isDeleted: !isDeleted, revision } },
      {
        onSuccess: () => {
          setAsked(false);
          shellApi().toast({ kind: 'success', text: t(isDeleted ? 'templates.restored' : 'templates.removed') });
        },
        onError: () => setAsked(true),
      },
    );
  return (
    <>
      <Button
        variant={isDeleted ? 'outlined' : 'quiet'}
        disabled={write.isPending}
        onClick={() => (isDeleted ? set() : setAsked(true))}
      >
        {t(isDeleted ? 'templates.restorePage' : 'templates.removePage')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={
            isDeleted
              ? t('templates.restorePage')
              : t('templates.removeTitle', { title: title ? localize(title, locale) : '' })
          }
          text={isDeleted ? undefined : t('templates.removeText')}
          submit={t(isDeleted ? 'templates.restorePage' : 'templates.removePage')}
          isDangerous={!isDeleted}
          isPending={write.isPending}
          error={write.error}
          onSubmit={set}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
