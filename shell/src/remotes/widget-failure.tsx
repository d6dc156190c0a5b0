import { useTranslation } from '@gvg/i18n';
import { Dialog, ErrorState } from '@gvg/ui';

/** Shown in place of a panel whose remote cannot be loaded. */
export function WidgetFailure({
  title,
  onRetry,
  onClose,
}: {
  title: string;
  onRetry: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('shell');
  return (
    <Dialog title={title} onClose={onClose}>
      <ErrorState text={t('remoteFailedText')} onRetry={onRetry} />
    </Dialog>
  );
}
