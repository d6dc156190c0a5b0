import type { ApiError } from '@gvg/browser-kit';
import { FormError } from '@gvg/browser-kit/forms';
import { useTranslation } from '@gvg/i18n';
import { Note, styled } from '@gvg/ui';
import { Notice } from '@gvg/ui/later-components';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import type { AmendmentPreview } from '../api/amendment.ts';
import { SumsTable } from './sums-table.tsx';

const Stack = styled('div')({ display: 'grid', gap: 12 });

/** Sums before and after the change, and whether it applies at once or needs the customer's agreement, or the error. */
export function AmendPreview({
  preview,
  error,
  isLoading,
  isUnchanged,
}: {
  preview: AmendmentPreview | undefined;
  error: ApiError | null | undefined;
  isLoading: boolean;
  isUnchanged: boolean;
}) {
  const { t } = useStaffTexts();
  const { t: tError } = useTranslation('errors');
  if (error) {
    if (error.status === 0) return <FormError message={t('list.offline')} />;
    // The default text addresses customers and their cart.
    const text = error.code === 'CART_LINE_NOT_READY' ? t('order.amend.notReady') : tError(error.code);
    const message = error.details.find((detail) => detail.message !== tError(error.code))?.message;
    return <FormError message={message === undefined ? text : `${text} ${message}`} />;
  }
  if (isUnchanged) return <Note>{t('order.amend.unchanged')}</Note>;
  if (preview === undefined) return <Note aria-busy={isLoading}>{t('order.amend.counting')}</Note>;
  return (
    <Stack aria-busy={isLoading}>
      <SumsTable before={preview.before} after={preview.after} />
      <div role="status">
        <Notice>{t(`order.amend.outcome.${preview.outcome}`)}</Notice>
      </div>
    </Stack>
  );
}
