import { countryName, useDestination } from '@gvg/customer-ui';
import { useTranslation } from '@gvg/i18n';
import { usePageInfo } from '../page/page-info.tsx';

/** "Ship to Japan", or the invitation to choose a country. */
export function DestinationLabel() {
  const { t } = useTranslation('shell');
  const { locale } = usePageInfo();
  const code = useDestination();
  if (code === undefined) return <span>{t('chooseDestination')}</span>;
  return (
    <span>
      {t('freightTo')} <strong>{countryName(code, locale)}</strong>
    </span>
  );
}
