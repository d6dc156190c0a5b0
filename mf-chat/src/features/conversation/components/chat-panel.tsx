import type { WidgetProps } from '@gvg/browser-kit';
import { ErrorState } from '@gvg/ui';
import { useMediaQuery } from '@gvg/ui/later-components';
import { useId } from 'react';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { useCustomerConversation } from '../use-customer-conversation.ts';
import { ChatHead } from './chat-head.tsx';
import { CustomerConversation } from './customer-conversation.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { FloatingPanel, PhoneSheet } from './panel-frames.tsx';

/** The support chat (specification §2): above the floating button, on phones a sheet over the whole screen. */
export function ChatPanel({ draft, contacts, onClose }: WidgetProps['./chat-panel']) {
  const { t } = useChatTexts();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const store = useCustomerConversation();
  const Frame = isPhone ? PhoneSheet : FloatingPanel;
  return (
    <Frame titleId={titleId} title={t('title')} onClose={onClose}>
      {store === undefined || store === 'none' ? (
        <>
          <ChatHead titleId={titleId} answeredBy={undefined} isStaffOnline={false} onClose={onClose} />
          {store === undefined ? <ListSkeleton /> : <ErrorState text={t('noCookies')} />}
        </>
      ) : (
        <CustomerConversation
          key={isPhone ? 'sheet' : 'panel'}
          store={store}
          titleId={titleId}
          draft={draft}
          contacts={contacts}
          isFieldFocused={!isPhone}
          onClose={onClose}
          onOpen={isPhone ? onClose : undefined}
        />
      )}
    </Frame>
  );
}
