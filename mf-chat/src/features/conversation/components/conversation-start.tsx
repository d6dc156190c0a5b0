import { shellApi, useSession } from '@gvg/browser-kit';
import type { WidgetProps } from '@gvg/browser-kit';
import { Note, color, fontSize, fontWeight, styled, tapTarget } from '@gvg/ui';
import { TextButton } from '@gvg/ui/later-components';
import type { ReactNode } from 'react';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { Bubble } from './bubble.tsx';

const Frame = styled('div')({ display: 'grid', justifyItems: 'start', gap: 6 });
const Welcome = styled('p')({ fontWeight: fontWeight.strong });
const Channels = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 14px',
  color: color.muted,
  fontSize: fontSize.small,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: tapTarget,
    color: color.jade,
    fontWeight: fontWeight.strong,
  },
});

const Hint = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, '& button': { flex: 'none' } });

const channelNames = { messenger: 'Messenger', zalo: 'Zalo', whatsapp: 'WhatsApp' } as const;

export interface ConversationStartProps {
  contacts: WidgetProps['./chat-panel']['contacts'];
  /** Number of messages moved from the guest's conversation at sign-in. */
  merged: number;
  /** Suggestions below the welcome, while no message was written. */
  children?: ReactNode;
}

/** Start of a customer's conversation: a welcome, other channels, and for guests the hint that signing in keeps it. */
export function ConversationStart({ contacts, merged, children }: ConversationStartProps) {
  const { t } = useChatTexts();
  const { status } = useSession();
  const channels = (['messenger', 'zalo', 'whatsapp'] as const).filter((channel) => contacts[channel] !== '');
  return (
    <Frame>
      <Bubble tone="other">
        <Welcome>{t('welcome')}</Welcome>
        <p>{t('welcomeText')}</p>
      </Bubble>
      {children}
      {channels.length > 0 && (
        <Channels>
          {t('channels')}
          {channels.map((channel) => (
            <a key={channel} href={contacts[channel]} target="_blank" rel="noreferrer">
              {channelNames[channel]}
            </a>
          ))}
        </Channels>
      )}
      {status === 'guest' && (
        <Hint>
          <Note>{t('signInHint')}</Note>
          <TextButton onClick={() => void shellApi().session.signIn()}>{t('signIn')}</TextButton>
        </Hint>
      )}
      {merged > 0 && <Note role="status">{t('merged', { count: merged })}</Note>}
    </Frame>
  );
}
