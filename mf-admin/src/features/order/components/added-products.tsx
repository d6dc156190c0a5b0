import type { ApiError } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import type { Order } from '@gvg/contracts/cart/http/order-schema';
import { localize } from '@gvg/contracts/values/locale';
import { formatMoney } from '@gvg/contracts/values/money';
import { Link } from '@gvg/router';
import { Note, Plus, Tag, color, fontWeight, styled } from '@gvg/ui';
import { AmountField, TextButton } from '@gvg/ui/later-components';
import { useRef, useState } from 'react';
import { PictureTile } from '../../../components/named-picture.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ProductSearch } from '../../products/components/product-search.tsx';
import { priceOf } from '../../products/price-of.ts';
import { highestAmount, obstacleTo } from '../added-product.ts';
import type { AddedDraft } from '../added-product.ts';
import { AmendItem, AmendRow, AmendRowEnd } from './amend-line.tsx';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Lines = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Name = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  flex: '1 1 0',
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
const Way = styled(Link)({ color: color.jade, fontWeight: fontWeight.strong });

/** Line errors with a text of their own. For others the message of the service is shown. */
const states = ['NOT_AVAILABLE', 'NEEDS_QUOTE'] as const;

function AddedProduct({
  draft: { product, amount },
  error,
  onAmount,
  onRemove,
}: {
  draft: AddedDraft;
  error: string | undefined;
  onAmount: (amount: number | undefined) => void;
  onRemove: () => void;
}) {
  const { t, locale } = useStaffTexts();
  const name = localize(product.name, locale);
  return (
    <AmendItem>
      <AmendRow>
        <Name>
          <PictureTile image={product.images[0]} />
          <span>{name}</span>
        </Name>
        <Tag tone="gold">{t('order.amend.add.isNew')}</Tag>
      </AmendRow>
      <AmendRow>
        <Note>{[formatMoney(priceOf(product)), t('productSearch.stock', { count: product.stock })].join(' · ')}</Note>
        <AmendRowEnd>
          <AmountField
            amount={amount}
            onChange={onAmount}
            highest={highestAmount(product)}
            labels={{
              amount: t('order.amend.amount', { name }),
              fewer: t('order.amend.fewer', { name }),
              more: t('order.amend.more', { name }),
            }}
          />
          <TextButton isDangerous aria-label={t('order.amend.removeNamed', { name })} onClick={onRemove}>
            {t('order.amend.remove')}
          </TextButton>
        </AmendRowEnd>
      </AmendRow>
      {error !== undefined && <Note role="alert">{error}</Note>}
    </AmendItem>
  );
}

/** Products of the shop to add at the catalogue price. Goods from elsewhere need a quote, which is linked. */
export function AddedProducts({
  order,
  added,
  failure,
  onChange,
}: {
  order: Order;
  added: readonly AddedDraft[];
  failure: ApiError | null | undefined;
  onChange: (added: readonly AddedDraft[]) => void;
}) {
  const { t } = useStaffTexts();
  const [isSearching, setSearching] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const messageOf = (index: number) => {
    const detail = failure?.details.find(({ path }) => path === `added.${index}` || path.startsWith(`added.${index}.`));
    const state = states.find((one) => one === detail?.code);
    return state === undefined ? detail?.message : t(`order.amend.add.state.${state}`);
  };
  const choose = (product: ProductCard) => onChange([...added, { product, amount: 1 }]);
  return (
    <Stack role="group" aria-label={t('order.amend.add.title')}>
      {added.length > 0 && (
        <Lines aria-label={t('order.amend.add.chosen')}>
          {added.map((draft, index) => (
            <AddedProduct
              key={draft.product._id}
              draft={draft}
              error={messageOf(index)}
              onAmount={(amount) => onChange(added.map((one) => (one === draft ? { ...draft, amount } : one)))}
              onRemove={() => {
                onChange(added.filter((one) => one !== draft));
                field.current?.focus();
              }}
            />
          ))}
        </Lines>
      )}
      {isSearching ? (
        <ProductSearch field={field} obstacleTo={(product) => obstacleTo(product, order, added)} onChoose={choose} />
      ) : (
        <TextButton onClick={() => setSearching(true)}>
          <Plus size={16} aria-hidden />
          {t('order.amend.add.open')}
        </TextButton>
      )}
      {isSearching && (
        <Note>
          {t('order.amend.add.hint')} {/* Opens in a new tab, because the dialog holds unsaved input. */}
          <Way to={`/admin/quotes/new?user=${order.user}`} target="_blank">
            {t('order.amend.add.quote')}
          </Way>
        </Note>
      )}
    </Stack>
  );
}
