import { shellApi, useReadableStore } from '@gvg/browser-kit';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import type { Room } from '@gvg/contracts/chat/http/rooms';
import { IconButton, Mail, Note, User, color, fontSize, fontWeight, styled } from '@gvg/ui';
import { ArrowLeft } from '@gvg/ui/later-icons';
import { useCallback } from 'react';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { Conversation } from '../../conversation/components/conversation.tsx';
import { initialState } from '../../conversation/store/conversation-state.ts';
import { timeOf } from '../../conversation/times.ts';
import { useUpdateRoom } from '../api/rooms.ts';
import { customerName } from '../customer-name.ts';
import { useColleague } from '../use-colleague.ts';
import { useStaffConversation } from '../use-staff-conversation.ts';
import { CannedReplies } from './canned-replies.tsx';
import { threeColumns, twoColumns } from './columns.ts';

const Head = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  padding: '6px 12px',
  borderBottom: `1px solid ${color.line}`,
  backgroundColor: color.card,
});
const Words = styled('div')({ flex: '1 1 5rem', minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.35 });
const Name = styled('h2')({ fontSize: fontSize.text, fontWeight: fontWeight.heading });
const State = styled('p')({ color: color.muted, fontSize: fontSize.small });
const Clay = styled('span')({ color: color.clay, fontWeight: fontWeight.strong });
const Back = styled('span')({ display: 'inline-flex', [twoColumns]: { display: 'none' } });
const About = styled('span')({ display: 'inline-flex', [threeColumns]: { display: 'none' } });
const Start = styled(Note)({ padding: '12px 0', textAlign: 'center' });
const Suggestions = styled('div')({ padding: '8px 8px 0' });

export interface StaffConversationProps {
  /** Id of the answering staff member. */
  me: string;
  room: Room;
  draft: ChatDraft | undefined;
  onInsert: (draft: ChatDraft) => void;
  onBack: () => void;
  onShowCustomer: () => void;
}

/** A customer's conversation in staff's view. */
export function StaffConversation({ me, room, draft, onInsert, onBack, onShowCustomer }: StaffConversationProps) {
  const { t } = useStaffTexts();
  const store = useStaffConversation(me, room);
  const state = useReadableStore(store, initialState);
  const colleague = useColleague(room.customer);
  const { mutate } = useUpdateRoom({
    onSuccess: () => {
      shellApi().toast({ kind: 'success', text: t('markedUnread') });
      onBack();
    },
  });
  const name = customerName(room.customer, t);
  const otherName = useCallback(() => name, [name]);
  const { answeredBy } = state.room ?? room;
  return (
    <>
      <Head>
        <Back>
          <IconButton label={t('back')} onClick={onBack}>
            <ArrowLeft size={20} aria-hidden />
          </IconButton>
        </Back>
        <Words>
          <Name>{name}</Name>
          <State role="status">
            {t(state.isOtherOnline === true ? 'online' : 'offline')} · {t(`speaks.${room.customer.locale}`)}
            {colleague !== undefined ? (
              <>
                {' · '}
                <Clay>{t('alsoWriting', { name: colleague ?? t('colleague') })}</Clay>
              </>
            ) : (
              answeredBy?.displayName &&
              ` · ${t('answeredBy', { name: answeredBy.displayName, time: timeOf(answeredBy.at) })}`
            )}
          </State>
        </Words>
        <IconButton
          label={t('markUnread')}
          onClick={() => mutate({ params: { id: room._id }, body: { isRead: false } })}
        >
          <Mail size={20} aria-hidden />
        </IconButton>
        <About>
          <IconButton label={t('showAbout')} onClick={onShowCustomer}>
            <User size={20} aria-hidden />
          </IconButton>
        </About>
      </Head>
      <Conversation
        store={store}
        otherName={otherName}
        start={<Start>{t('start')}</Start>}
        aboveField={
          <Suggestions>
            <CannedReplies locale={room.customer.locale} onChoose={(text) => onInsert({ text })} />
          </Suggestions>
        }
        draft={draft}
        isFieldFocused
      />
    </>
  );
}
