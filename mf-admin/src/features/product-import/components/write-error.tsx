import type { ApiError } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Error of a write: the first detail of the service, or else the text of the error code. */
export function WriteError({ error }: { error: ApiError | null }) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  const message = () => {
    if (error === null) return undefined;
    return error.status === 0 ? t('list.offline') : (error.details[0]?.message ?? tError(error.code));
  };
  return <FormError message={message()} />;
}
