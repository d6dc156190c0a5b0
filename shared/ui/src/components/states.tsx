import { useTranslation } from '@gvg/i18n';
import { styled } from '@mui/system';
import type { ReactNode } from 'react';
import { color } from '../theme/tokens.ts';
import { Button } from './button.tsx';
import { PanelTitle, Text } from './typography.tsx';

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '48px 16px',
  textAlign: 'center',
  color: color.muted,
});

const Title = styled(PanelTitle)({ color: color.ink });
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  '&:empty': { display: 'none' },
});

/** Empty state: a message and what to do next. */
export function EmptyState({
  icon,
  title,
  text,
  children,
}: {
  icon?: ReactNode;
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <Frame>
      {icon}
      <Title as="p">{title}</Title>
      {text !== undefined && <Text>{text}</Text>}
      <Ways>{children}</Ways>
    </Frame>
  );
}

/** Error state: a message and a retry button. */
export function ErrorState({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Frame role="alert">
      <Text>{text}</Text>
      {onRetry && (
        <Button variant="outlined" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Frame>
  );
}
