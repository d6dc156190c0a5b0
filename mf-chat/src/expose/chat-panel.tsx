import { remoteWidget } from '@gvg/browser-kit';
import { ChatPanel } from '../features/conversation/components/chat-panel.tsx';
import { chatNamespace, loadChatTexts } from '../texts/chat-texts.ts';

export const { Widget, prepare } = remoteWidget<'./chat-panel'>(
  { namespace: chatNamespace, loadTexts: loadChatTexts },
  ChatPanel,
);
