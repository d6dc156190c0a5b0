import { StaffMenuButton, StaffMenuDrawer } from '@gvg/staff-ui';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import { useQuery } from '@gvg/query';
import { Link } from '@gvg/router';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  MessageCircle,
  color,
  fontSize,
  fontWeight,
  rem,
  styled,
  tapTarget,
} from '@gvg/ui';
import { ArrowLeft } from '@gvg/ui/later-icons';
import { useEffect, useState } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ListSkeleton } from '../../conversation/components/list-skeleton.tsx';
import { roomQuery } from '../api/rooms.ts';
import { useFollowedMerge, useOpenedRoom } from '../use-opened-room.ts';
import { threeColumns, twoColumns } from './columns.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { RoomList } from './room-list.tsx';
import { StaffConversation } from './staff-conversation.tsx';

/**
 * The number of columns depends on the width relative to the font size, so readers of large letters get fewer. A low window scrolls as a
 * whole.
 */
const Frame = styled('div')({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflowY: 'auto',
  backgroundColor: color.paper,
  fontSize: fontSize.note,
});
const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  minHeight: rem(56),
  padding: '4px 16px',
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.card,
});
const Title = styled('h1')({
  flex: '1 0 auto',
  maxWidth: '100%',
  fontSize: fontSize.lead,
  fontWeight: fontWeight.heading,
});
const Way = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tapTarget,
  color: color.muted,
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  '&:hover': { color: color.jade },
});

/** Phones show the list or the conversation, tablets both, wide windows also the customer. */
const Columns = styled('div')({
  display: 'grid',
  flex: '1 0 0',
  minHeight: `min(${rem(360)}, 100dvh)`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '& > *': { minHeight: 0, minWidth: 0 },
  '&[data-opened] > [data-list]': { display: 'none' },
  '&:not([data-opened]) > [data-conversation]': { display: 'none' },
  [twoColumns]: {
    gridTemplateColumns: `${rem(320)} minmax(0, 1fr)`,
    '&[data-opened] > [data-list]': { display: 'flex' },
    '&:not([data-opened]) > [data-conversation]': { display: 'flex' },
  },
  [threeColumns]: { gridTemplateColumns: `${rem(320)} minmax(0, 1fr) ${rem(320)}` },
});
const List = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  borderInlineEnd: `1px solid ${color.line}`,
  backgroundColor: color.card,
});
const Middle = styled('section')({ display: 'flex', flexDirection: 'column' });
const Beside = styled('aside')({
  display: 'none',
  overflowY: 'auto',
  borderInlineStart: `1px solid ${color.line}`,
  backgroundColor: color.card,
  [threeColumns]: { display: 'block' },
});
const BackButton = styled(Button)({ margin: 8, alignSelf: 'start', [twoColumns]: { display: 'none' } });

/** Staff's side of the support chat: conversations, the opened one, and its customer (specification §2, rules/chat.md). */
export function StaffChat({ me }: { me: string }) {
  const { t } = useStaffTexts();
  const opened = useOpenedRoom();
  const {
    data: room,
    isLoadingError,
    refetch,
  } = useQuery({ ...roomQuery(opened.room ?? ''), enabled: opened.room !== undefined });
  /** Draft inserted into the opened conversation; it belongs to no other. */
  const [draft, setDraft] = useState<ChatDraft>();
  const [isAboutOpen, setAboutOpen] = useState(false);
  const insert = (next: ChatDraft) => {
    setDraft(next);
    setAboutOpen(false);
  };
  const shownRoom = room?._id;
  useEffect(() => () => setDraft(undefined), [shownRoom]);
  useFollowedMerge(opened, shownRoom);
  const back = () => opened.open(undefined);
  const about = room && <CustomerPanel customer={room.customer} onInsert={insert} />;
  return (
    <Frame>
      <Bar>
        <StaffMenuDrawer>
          <StaffMenuButton />
        </StaffMenuDrawer>
        <Title>{t('title')}</Title>
        <Way to="/">{t('toShop')}</Way>
      </Bar>
      <Columns data-opened={opened.room}>
        <List data-list="" aria-label={t('rooms')}>
          <RoomList me={me} {...opened} />
        </List>
        <Middle data-conversation="">
          {opened.room === undefined ? (
            <EmptyState icon={<MessageCircle size={28} aria-hidden />} title={t('choose')} text={t('chooseText')} />
          ) : room ? (
            <StaffConversation
              key={room._id}
              me={me}
              room={room}
              draft={draft}
              onInsert={insert}
              onBack={back}
              onShowCustomer={() => setAboutOpen(true)}
            />
          ) : (
            <>
              <BackButton variant="outlined" onClick={back}>
                <ArrowLeft size={18} aria-hidden />
                {t('back')}
              </BackButton>
              {isLoadingError ? <ErrorState text={t('missing')} onRetry={() => void refetch()} /> : <ListSkeleton />}
            </>
          )}
        </Middle>
        <Beside aria-label={t('about')}>{about}</Beside>
      </Columns>
      {isAboutOpen && (
        <Dialog title={t('about')} shape="right" onClose={() => setAboutOpen(false)}>
          {about}
        </Dialog>
      )}
    </Frame>
  );
}
