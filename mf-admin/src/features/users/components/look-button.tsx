import type { ApiError } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Button, Note } from '@gvg/ui';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Button that shows personal data on request, because each access is audited. */
export function LookButton({
  label,
  isPending,
  error,
  onLook,
}: {
  label: string;
  isPending: boolean;
  error: ApiError | null;
  onLook: () => void;
}) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  return (
    <>
      <div>
        <Button variant="outlined" disabled={isPending} onClick={onLook}>
          {label}
        </Button>
      </div>
      <Note>{t('users.lookHint')}</Note>
      <FormError message={error === null ? undefined : tError(error.code)} />
    </>
  );
}
