import { VisuallyHidden, color, styled } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import { useState } from 'react';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { useUnreadCount } from '@gvg/customer-ui/unread-notifications';

const Action = styled(TextButton)({
  '&[aria-disabled="true"]': { color: color.muted, cursor: 'default', textDecoration: 'none' },
});

/** Marks everything as read. It stays visible without unread notifications, so that it keeps the focus. */
export function MarkAllButton({ onMark }: { onMark: () => void }) {
  const { t } = useNotificationTexts();
  const [isDone, setDone] = useState(false);
  const isIdle = useUnreadCount() === 0;
  const mark = () => {
    if (isIdle) return;
    onMark();
    setDone(true);
  };
  return (
    <>
      <Action aria-disabled={isIdle} onClick={mark}>
        {t('markAllRead')}
      </Action>
      <VisuallyHidden role="status">{isDone && isIdle && t('allMarkedRead')}</VisuallyHidden>
    </>
  );
}
