import { Link } from '@gvg/router';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

/** Page title with a link back to products. */
export function ImportTitle() {
  const { t } = useStaffTexts();
  return (
    <>
      <Link to="/admin/products">{t('products.title')} /</Link> {t('imports.title')}
    </>
  );
}
