import { Link } from '@gvg/router';
import { apiQuery } from '../data/api-query.ts';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { page } from '../pages/page.tsx';
import type { RemoteDefinition } from './remote-definition.ts';

export const listAddress = '/v1/products?page=1';
const listQuery = apiQuery('listProducts', { query: { page: 1 } });
const productQuery = (id: string) => apiQuery('getProduct', { params: { id } });

function List({ onBuy }: { onBuy: () => void }) {
  const { t } = useTranslation('sample');
  const { data, isLoadingError, refetch } = useQuery(listQuery);
  if (isLoadingError) return <button onClick={() => void refetch()}>again</button>;
  if (!data) return <p>…</p>;
  return (
    <>
      <h1>{t('title')}</h1>
      {data.docs.map(({ _id, name }) => (
        <Link key={_id} to={`/product/${_id}`}>
          {name.vi}
        </Link>
      ))}
      <button onClick={onBuy}>buy</button>
    </>
  );
}

const head = (title: string, canonical: string) => ({
  title,
  description: title,
  canonical,
  alternates: [],
  og: [],
  jsonld: [],
  preloads: [],
});

/** A minimal remote with two pages. */
export function sampleRemote(onBuy: () => void = () => {}): RemoteDefinition {
  return {
    name: 'mf-sample',
    namespace: 'sample',
    loadTexts: (locale) => Promise.resolve({ title: locale === 'en' ? 'Goods' : 'Hàng hoá' }),
    fallback: <p>…</p>,
    NotFound: () => <h1>Không tìm thấy</h1>,
    pages: [
      {
        name: 'list',
        path: '/',
        Page: page(() => Promise.resolve(() => <List onBuy={onBuy} />)),
        async loader({ queryClient, t, origin }) {
          await queryClient.query(listQuery);
          return { status: 200, head: head(t('title'), `${origin}/`) };
        },
      },
      {
        name: 'product',
        path: '/product/:slugId',
        Page: page(() => Promise.resolve(() => <h1>one product</h1>)),
        async loader({ params: { slugId = '' }, queryClient, origin }) {
          if (slugId === 'old') return { status: 301, location: '/product/new' };
          await queryClient.query(productQuery(slugId));
          return { status: 200, head: head('one', `${origin}/product/${slugId}`) };
        },
      },
    ],
  };
}
