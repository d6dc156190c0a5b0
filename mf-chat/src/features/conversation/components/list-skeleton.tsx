import { SkeletonBox, VisuallyHidden, rem, styled } from '@gvg/ui';
import { useChatTexts } from '../../../texts/chat-texts.ts';

const Frame = styled('div')({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: 8,
  minHeight: 0,
  overflow: 'hidden',
  padding: '8px 14px 12px',
});

const bubbles = [
  { width: '62%', height: 58, isOwn: false },
  { width: '48%', height: 38, isOwn: true },
  { width: '70%', height: 58, isOwn: false },
  { width: '40%', height: 38, isOwn: true },
];

/** Placeholder while messages load. */
export function ListSkeleton() {
  const { t } = useChatTexts();
  return (
    <Frame aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      {bubbles.map(({ width, height, isOwn }, index) => (
        <SkeletonBox
          key={index}
          aria-hidden
          sx={{ flex: 'none', width, height: rem(height), alignSelf: isOwn ? 'flex-end' : 'flex-start' }}
        />
      ))}
    </Frame>
  );
}
