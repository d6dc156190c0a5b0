import { useData } from '@gvg/browser-kit';
import { Note, styled, tapTarget } from '@gvg/ui';
import { useNotificationTexts } from '../../../texts/notification-texts.ts';
import { counterAddress } from '../api/addresses.ts';
import { MarkAllButton } from './mark-all-button.tsx';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: tapTarget,
});

/** How much is unread, and the button for all of it. */
export function NotificationsHead({ onMarkAll }: { onMarkAll: () => void }) {
  const { t } = useNotificationTexts();
  const { data } = useData(counterAddress);
  return (
    <Head>
      <Note role="status">
        {data && (data.counter === 0 ? t('allRead') : t('unreadCount', { count: data.counter }))}
      </Note>
      <MarkAllButton onMark={onMarkAll} />
    </Head>
  );
}
