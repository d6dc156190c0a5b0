import { shellApi } from '@gvg/browser-kit';
import { TextField } from '@gvg/browser-kit/forms';
import { localize } from '@gvg/contracts/values/locale';
import { useQuery } from '@gvg/query';
import { Link, useNavigate, useSearchParams } from '@gvg/router';
import { useMemo, useRef } from 'react';
import { PageHead } from '../../../area/page-head.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { useStaffTexts } from '../../../texts/staff-texts.ts';
import { productQuery, useProductWrite } from '../api/product.ts';
import { copyOf, newProduct } from '../product-values.ts';
import type { ProductSource } from '../product-values.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { ProductForm } from './product-form.tsx';

function CreateForm({ source }: { source: ProductSource }) {
  const { t, locale } = useStaffTexts();
  const navigate = useNavigate();
  const write = useProductWrite('createProduct');
  const created = useRef<string>(undefined);
  return (
    <ProductForm
      source={source}
      submit={t('product.create')}
      save={async (body) => {
        const product = await write.mutateAsync({ body });
        created.current = product._id;
        shellApi().toast({ kind: 'success', text: t('product.created', { name: localize(product.name, locale) }) });
      }}
      onSaved={() => void navigate(`/product/edit?id=${created.current}`, { replace: true })}
      stock={(form) => (
        <TextField
          form={form}
          name="stock"
          label={t('product.fields.stock')}
          hint={t('product.firstStock')}
          inputMode="numeric"
          maxLength={12}
          autoComplete="off"
        />
      )}
    />
  );
}

/** Form of a new product, empty or as a copy of the product in the URL. */
export function ProductCreateView() {
  const { t } = useStaffTexts();
  const [parameters] = useSearchParams();
  const from = parameters.get('from') ?? '';
  const { data: original, error, refetch } = useQuery({ ...productQuery(from), enabled: from !== '' });
  const source = useMemo(() => (original === undefined ? newProduct : copyOf(original)), [original]);
  const content = () => {
    if (from === '' || original !== undefined) return <CreateForm key={from} source={source} />;
    return error === null ? <FormSkeleton /> : <LoadError error={error} retry={() => void refetch()} />;
  };
  return (
    <>
      <PageHead
        title={
          <>
            <Link to="/admin/products">{t('products.title')} /</Link>{' '}
            {t(from === '' ? 'product.newTitle' : 'product.copyTitle')}
          </>
        }
      />
      {content()}
    </>
  );
}
