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
  /** The server-rendered markup is still shown; the message is placed above it. */
  hasServerMarkup: boolean;
  /** The remote has a release that this shell cannot run, so only a new document can show it. */
  isOutdated: boolean;
  onRetry: () => void;
}

/**
 * Message in place of a remote that failed, could not be loaded, or has another page contract version. The retry reloads the page only in
 * the last case.
 */
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
