import { shellApi, useReadableStore } from '@gvg/browser-kit';
import { color, fontSize, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { useOnline } from '../use-online.ts';

const Line = styled('p')({
  padding: '6px 14px',
  backgroundColor: color.goldSoft,
  color: color.ink,
  fontSize: fontSize.small,
  textAlign: 'center',
});

/** Shows that there is no network, or that the connection is lost; otherwise nothing. */
export function ConnectionLine() {
  const { t } = useChatTexts();
  const isOnline = useOnline();
  const state = useReadableStore(shellApi().realtime, 'off');
  return (
    <div role="status">
      {!isOnline ? <Line>{t('offline')}</Line> : state === 'waiting' && <Line>{t('reconnecting')}</Line>}
    </div>
  );
}
