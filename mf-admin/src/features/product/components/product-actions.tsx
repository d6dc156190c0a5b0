import type { Product } from '@gvg/contracts/catalogue/http/products';
import { localePath } from '@gvg/contracts/values/locale';
import { Link } from '@gvg/router';
import { color, fontWeight, styled } from '@gvg/ui';
import { ExternalLink } from '@gvg/ui/later-icons';
import { TextButton } from '@gvg/ui/later-components';
import { shownStateOf } from '../../../components/state-tag.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';

const Ways = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    color: color.jade,
    fontWeight: fontWeight.strong,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
});

export interface ProductActionsProps {
  product: Product;
  /** Path of its page in the shop, without language prefix. */
  shopPath: string;
  onAskStatus: () => void;
}

/** Actions on a product: view it in the shop while it is visible, copy, remove. */
export function ProductActions({ product, shopPath, onAskStatus }: ProductActionsProps) {
  const { t, locale } = useStaffTexts();
  return (
    <Ways>
      {shownStateOf(product) === 'SHOWN' && (
        <a href={localePath(locale, shopPath)} target="_blank" rel="noreferrer">
          {t('product.inShop')}
          <ExternalLink size={14} aria-hidden />
        </a>
      )}
      <Link to={`/product/create?from=${product._id}`}>{t('product.copy')}</Link>
      <TextButton isDangerous={!product.isDeleted} onClick={onAskStatus}>
        {t(product.isDeleted ? 'goods.restoreSubmit' : 'goods.removeSubmit')}
      </TextButton>
    </Ways>
  );
}
