import { VisuallyHidden, color, keyframes, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';
import { Bubble } from './bubble.tsx';

const beat = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });
const Dot = styled('span')({
  width: 7,
  height: 7,
  borderRadius: '50%',
  backgroundColor: color.muted,
  animation: `${beat} 1.2s ease-in-out infinite`,
});
const Dots = styled('span')({ display: 'flex', gap: 4, padding: '6px 0' });

/** Shows that the other side is writing. */
export function TypingDots({ name }: { name: string }) {
  const { t } = useChatTexts();
  return (
    <Bubble tone="other" sx={{ alignSelf: 'flex-start' }}>
      <VisuallyHidden>{t('typing', { name })}</VisuallyHidden>
      <Dots aria-hidden>
        <Dot />
        <Dot sx={{ animationDelay: '150ms' }} />
        <Dot sx={{ animationDelay: '300ms' }} />
      </Dots>
    </Bubble>
  );
}
