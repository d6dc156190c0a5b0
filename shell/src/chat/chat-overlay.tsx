import { shellApi, useSession } from '@gvg/browser-kit';
import { useIsStaff } from '@gvg/browser-kit/session';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { useEffect, useMemo } from 'react';
import { CountBadge } from '../header/count-badge.tsx';
import { isOverlayOpen } from '../overlays/overlay-store.ts';
import { usePageInfo } from '../page/page-info.tsx';
import { useRefetchOn } from '../realtime/use-refetch-on.ts';
import { RemoteWidget } from '../remotes/remote-widget.tsx';
import { WidgetFailure } from '../remotes/widget-failure.tsx';
import { ownRoomQuery, unreadRoomsQuery } from './api/rooms.ts';

/** Staff have a separate page for all conversations. */
const staffChatPath = '/admin/messages';

const events = ['CHAT', 'READ', 'RESYNC'] as const;

/** Checks whether the conversation is visible already. */
const isTalking = () => isOverlayOpen('chat') || location.pathname.endsWith(staffChatPath);

/** Shows 'You have a new message' for messages of others (specification §6), unless the conversation is open. */
function useMessageToasts(): void {
  const { t } = useTranslation('shell');
  useEffect(
    () =>
      shellApi().realtime.on('CHAT', ({ senderIsUser, senderIsGuest }: Message) => {
        const { session } = shellApi();
        const state = session.get();
        const isOwn = state.status === 'user' ? senderIsUser?._id === state.user.id : senderIsGuest !== undefined;
        if (isOwn || isTalking()) return;
        shellApi().toast({
          kind: 'message',
          text: t('newMessage'),
          action: { label: t('openMessage'), run: () => shellApi().openChat() },
        });
      }),
    [t],
  );
}

function useUnread(): number {
  const session = useSession();
  const isOfStaff = useIsStaff();
  const after = session.status === 'user' ? session.mergedGuest : undefined;
  const ownRoom = useMemo(() => ownRoomQuery(after), [after]);
  const { data: own } = useQuery({ ...ownRoom, enabled: !isOfStaff });
  const { data: rooms } = useQuery({ ...unreadRoomsQuery, enabled: isOfStaff });
  useRefetchOn(events, (isOfStaff ? unreadRoomsQuery : ownRoom).queryKey);
  return isOfStaff ? (rooms?.totalDocs ?? 0) : (own?.room?.unread ?? 0);
}

/** The number of unread messages of a customer, or of unread conversations of staff. */
export function ChatCount() {
  const { t } = useTranslation('shell');
  const count = useUnread();
  useMessageToasts();
  return <CountBadge count={count} label={t('unread', { count })} cap={99} />;
}

/** The customer's panel; staff are taken to the page of all conversations instead. */
export function ChatOverlay({ draft, onClose }: { draft?: ChatDraft | undefined; onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { contacts } = usePageInfo().content.footer;
  const isOfStaff = useIsStaff();
  useEffect(() => {
    if (!isOfStaff) return;
    onClose();
    shellApi().navigate(staffChatPath);
  }, [isOfStaff, onClose]);
  if (isOfStaff) return null;
  return (
    <RemoteWidget
      name="./chat-panel"
      props={{ draft, contacts, onClose }}
      failed={(retry) => <WidgetFailure title={t('chat')} onRetry={retry} onClose={onClose} />}
    />
  );
}
