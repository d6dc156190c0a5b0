import type { WidgetProps } from '@gvg/browser-kit';
import { Dialog } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { usePlaceBelow } from '../use-place-below.ts';
import { PanelContent } from './panel-content.tsx';

/** The panel of the bell (specification §2): a dropdown below it, on phones a drawer from the right. */
export function NotificationPanel({ anchor, onClose }: WidgetProps['./notification-panel']) {
  const { t } = useNotificationTexts();
  const style = usePlaceBelow(anchor);
  return (
    <Dialog title={t('title')} shape="dropdown" withoutHeader style={style} onClose={onClose}>
      <PanelContent onClose={onClose} />
    </Dialog>
  );
}
