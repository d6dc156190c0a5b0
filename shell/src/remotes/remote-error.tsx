import { useTranslation } from '@gvg/i18n';
import { Button, PageColumn, PageTitle, Text, color, radius, styled } from '@gvg/ui';
import { useState } from 'react';

const FullPageMessage = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '72px 16px 96px',
  textAlign: 'center',
});
const InlineMessage = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginTop: 16,
  padding: '12px 20px',
  borderRadius: radius.card,
  backgroundColor: color.goldSoft,
});

export interface RemoteErrorProps {
  /** Whether the server-rendered markup is still shown; the message is placed above it. */
  hasServerMarkup: boolean;
  /** Whether only another document can show it: it was released for a newer shell than this page has. */
  isOutdated: boolean;
  onRetry: () => void;
}

/** Message in the place of a remote that could not be loaded, failed, or is of a newer page contract. The retry needs no reload, except for the last. */
export function RemoteError({ hasServerMarkup, isOutdated, onRetry }: RemoteErrorProps) {
  const { t } = useTranslation('shell');
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    onRetry();
  };
  const button = (
    <Button aria-disabled={isRetrying} onClick={isRetrying ? undefined : retry}>
      {t(isRetrying ? 'retrying' : isOutdated ? 'reloadPage' : 'retry')}
    </Button>
  );
  if (hasServerMarkup) {
    return (
      <PageColumn>
        <InlineMessage role="alert">
          <Text>{t(isOutdated ? 'outdatedText' : 'remoteFailedText')}</Text>
          {button}
        </InlineMessage>
      </PageColumn>
    );
  }
  return (
    <FullPageMessage role="alert">
      <PageTitle>{t(isOutdated ? 'outdatedTitle' : 'remoteFailedTitle')}</PageTitle>
      <Text>{t(isOutdated ? 'outdatedText' : 'remoteFailedText')}</Text>
      {button}
    </FullPageMessage>
  );
}
