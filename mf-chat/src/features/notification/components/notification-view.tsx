import { RequireUser } from '@gvg/browser-kit/session';
import { PageColumn, PageTitle, from, styled } from '@gvg/ui';
import { Suspense, useEffect } from 'react';
import { notificationPart } from '../../../texts/notification-texts.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { NotificationSkeleton } from './notification-skeleton.tsx';

const Content = notificationPart(() =>
  import(/* webpackChunkName: "notification-content" */ './notification-content.tsx').then(
    ({ NotificationContent }) => NotificationContent,
  ),
);

const Column = styled(PageColumn)({ paddingBlock: '20px 64px', [from.desktop]: { paddingTop: 28 } });
const Title = styled(PageTitle)({ marginBottom: 8 });

/** /user/notification */
export function NotificationView() {
  const { t } = useTexts();
  useEffect(() => {
    // Loads while the session is being confirmed. A failure occurs again, and is shown, when the content is rendered.
    Content.preload().catch(() => undefined);
  }, []);
  return (
    <Column>
      <Title>{t('notification.title')}</Title>
      <RequireUser skeleton={<NotificationSkeleton />} reason={t('notification.reason')}>
        {() => (
          <Suspense fallback={<NotificationSkeleton />}>
            <Content />
          </Suspense>
        )}
      </RequireUser>
    </Column>
  );
}
