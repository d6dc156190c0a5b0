import type { WidgetProps } from '@gvg/browser-kit';
import { Dialog, color, from, radius, rem, styled } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { usePlaceBelow } from '../use-place-below.ts';
import { PanelContent } from './panel-content.tsx';

const Panel = styled(Dialog)({
  [from.tablet]: {
    inset: 'auto',
    height: 'auto',
    width: rem(360),
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: `0 12px 32px ${color.shade}`,
    '&::backdrop': { backgroundColor: 'transparent' },
  },
});

/** The panel of the bell (specification §2): a dropdown below it, on phones a drawer from the right. */
export function NotificationPanel({ anchor, onClose }: WidgetProps['./notification-panel']) {
  const { t } = useNotificationTexts();
  const style = usePlaceBelow(anchor);
  return (
    <Panel title={t('title')} shape="right" withoutHeader style={style} onClose={onClose}>
      <PanelContent onClose={onClose} />
    </Panel>
  );
}
