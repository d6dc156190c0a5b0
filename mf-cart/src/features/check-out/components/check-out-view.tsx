import { PageColumn, PageTitle } from '@gvg/ui';
import { useTexts } from '../../../texts/use-texts.ts';

export function CheckOutView() {
  const { t } = useTexts();
  return (
    <PageColumn>
      <PageTitle>{t('checkOut.title')}</PageTitle>
      <p>{t('checkOut.text')}</p>
    </PageColumn>
  );
}
