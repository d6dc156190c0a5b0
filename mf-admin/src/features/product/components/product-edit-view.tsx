import { queryKeys, shellApi } from '@gvg/browser-kit';
import type { Product } from '@gvg/contracts/catalogue/http/products';
import { localize } from '@gvg/contracts/values/locale';
import { slugWithId } from '@gvg/contracts/values/slug';
import { useQuery } from '@gvg/query';
import { Link, useSearchParams } from '@gvg/router';
import { ButtonLink, EmptyState } from '@gvg/ui';
import { Notice } from '@gvg/ui/later-components';
import { useState } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { useChangedByOthers } from '../../../area/use-changed-by-others.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { StateTag, shownStateOf } from '../../../components/state-tag.tsx';
import { OutdatedNote } from '../../../table/outdated-note.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { ProductStatusDialog } from '../../products/components/product-status-dialog.tsx';
import { MovementsCard } from '../../stock/components/movements-card.tsx';
import { StockSummary } from '../../stock/components/stock-summary.tsx';
import { productQuery, useProductWrite } from '../api/product.ts';
import { patchOf } from '../product-values.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductForm } from './product-form.tsx';

function EditForm({ product }: { product: Product }) {
  const { t, locale } = useStaffTexts();
  const write = useProductWrite('updateProduct');
  return (
    <ProductForm
      source={product}
      submit={t('goods.save')}
      save={async (body, revision) => {
        const saved = await write.mutateAsync({ params: { id: product._id }, body: { ...patchOf(body), revision } });
        shellApi().toast({ kind: 'success', text: t('goods.saved', { name: localize(saved.name, locale) }) });
      }}
      stock={() => <StockSummary product={product} />}
    >
      <MovementsCard product={product._id} />
    </ProductForm>
  );
}

/** Form of the stored product in the URL. */
export function ProductEditView() {
  const { t, locale } = useStaffTexts();
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const [isAsked, setAsked] = useState(false);
  const {
    data: product,
    error,
    isError,
    dataUpdatedAt,
    refetch,
  } = useQuery({ ...productQuery(id), enabled: id !== '' });
  useChangedByOthers('product', queryKeys.products);
  const isMissing = id === '' || error?.code === 'PRODUCT_NOT_FOUND' || error?.code === 'INVALID_ID';
  const content = () => {
    if (product !== undefined)
      return (
        <>
          {isError && <OutdatedNote since={dataUpdatedAt} onReload={() => void refetch()} />}
          {product.isDeleted && <Notice>{t('product.removedNote')}</Notice>}
          <EditForm key={product._id} product={product} />
        </>
      );
    if (isMissing)
      return (
        <EmptyState title={t('product.missing')} text={t('product.missingText')}>
          <ButtonLink to="/admin/products">{t('product.toList')}</ButtonLink>
        </EmptyState>
      );
    return error === null ? <FormSkeleton /> : <LoadError error={error} retry={() => void refetch()} />;
  };
  const name = product && localize(product.name, locale);
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/products">{t('products.title')} /</Link> {name}
          </>
        }
      >
        {product && (
          <>
            <StateTag state={shownStateOf(product)} />
            <ProductActions
              product={product}
              shopPath={`/product/${slugWithId(name ?? '', product._id)}`}
              onAskStatus={() => setAsked(true)}
            />
          </>
        )}
      </PageHead>
      {content()}
      {isAsked && product && <ProductStatusDialog product={product} onClose={() => setAsked(false)} />}
    </>
  );
}
