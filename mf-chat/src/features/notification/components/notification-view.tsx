import { PageColumn, PageTitle } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

export function NotificationView() {
  const { t } = useTexts();
  return (
    <PageColumn>
      <PageTitle>{t('notification.title')}</PageTitle>
      <p>{t('notification.text')}</p>
    </PageColumn>
  );
}
