import { useReadableStore } from '@gvg/browser-kit';
import type { WidgetProps } from '@gvg/browser-kit';
import type { Message } from '@gvg/contracts/chat/http/message-schema';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { isNewMatter } from '../is-new-matter.ts';
import { initialState } from '../store/conversation-state.ts';
import type { ConversationStore } from '../store/conversation-store.ts';
import { ChatHead } from './chat-head.tsx';
import { Conversation } from './conversation.tsx';
import { ConversationStart } from './conversation-start.tsx';
import { QuickReplies } from './quick-replies.tsx';

export interface CustomerConversationProps extends Omit<WidgetProps['./chat-panel'], 'onClose'> {
  store: ConversationStore;
  titleId: string;
  isFieldFocused: boolean;
  onClose: () => void;
  /** Called before a link or card opens a page of the shop. */
  onOpen: (() => void) | undefined;
}

/** The customer's side of the support chat. */
export function CustomerConversation({ store, titleId, contacts, onClose, ...rest }: CustomerConversationProps) {
  const { t } = useChatTexts();
  const { room, messages, outgoing, phase, isOtherOnline, merged } = useReadableStore(store, initialState);
  const answeredBy = room?.answeredBy?.displayName ?? undefined;
  const otherName = (message?: Message) =>
    (message === undefined ? answeredBy : message.senderIsUser?.displayName) ?? t('shop');
  const isSuggesting = phase === 'ready' && outgoing.length === 0 && isNewMatter(messages);
  const sendText = (text: string) => store.send({ text, images: [] });
  return (
    <>
      <ChatHead titleId={titleId} answeredBy={answeredBy} isStaffOnline={isOtherOnline === true} onClose={onClose} />
      <Conversation
        store={store}
        otherName={otherName}
        start={
          <ConversationStart contacts={contacts} merged={merged}>
            {isSuggesting && messages.length === 0 && <QuickReplies onChoose={sendText} />}
          </ConversationStart>
        }
        aboveField={isSuggesting && messages.length > 0 && <QuickReplies inOneRow onChoose={sendText} />}
        {...rest}
      />
    </>
  );
}
