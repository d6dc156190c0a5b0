import type { Locale } from '@gvg/contracts/values/locale';
import { color, fontSize, fontWeight, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { dayOf } from '../times.ts';

const Day = styled('li')({ padding: '8px 0 10px', color: color.muted, fontSize: fontSize.small, textAlign: 'center' });
const Unread = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '6px 0 10px',
  color: color.clay,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${color.clay}`, opacity: 0.5 },
});

/** The day of the following messages, in the reader's time zone. */
export function DaySeparator({ instant, locale }: { instant: string; locale: Locale }) {
  const { t } = useChatTexts();
  const day = dayOf(instant, locale);
  return <Day>{typeof day === 'string' ? t(day) : day.text}</Day>;
}

/** The following messages were unread when the conversation was opened. */
export function UnreadSeparator() {
  const { t } = useChatTexts();
  return <Unread>{t('unread')}</Unread>;
}
