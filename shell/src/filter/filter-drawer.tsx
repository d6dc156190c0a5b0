import { useTranslation } from '@gvg/i18n';
import { Dialog, ErrorState, SkeletonBox, styled } from '@gvg/ui';
import { RemoteWidget } from '../remotes/remote-widget.tsx';

const LoadingPlaceholder = styled('div')({ display: 'grid', gap: 16, padding: 20 });

/** The side drawer of specification §2; its content is a widget of the remote that owns the products. */
export function FilterDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const loading = (
    <LoadingPlaceholder role="status" aria-label={t('remoteLoading')}>
      {[70, 55, 80, 60, 75, 50].map((width) => (
        <SkeletonBox key={width} sx={{ height: 20, width: `${width}%` }} />
      ))}
    </LoadingPlaceholder>
  );
  return (
    <Dialog title={t('filterTitle')} shape="left" onClose={onClose}>
      <RemoteWidget
        name="./filter-drawer"
        props={{ onClose }}
        fallback={loading}
        failed={(retry) => <ErrorState text={t('remoteFailedText')} onRetry={retry} />}
      />
    </Dialog>
  );
}
