import { Link } from '@gvg/router';
import { addressOf } from '../api/address.ts';
import { useData } from '../data/use-data.ts';
import { useTranslation } from '@gvg/i18n';
import { page } from '../pages/page.tsx';
import type { RemoteDefinition } from './remote-definition.ts';

export const listAddress = addressOf('listProducts', { query: { page: 1 } });
const productAddress = (id: string) => addressOf('getProduct', { params: { id } });

function List({ onBuy }: { onBuy: () => void }) {
  const { t } = useTranslation('sample');
  const { data, error, retry } = useData(listAddress);
  if (error) return <button onClick={retry}>again</button>;
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
    pages: [
      {
        name: 'list',
        path: '/',
        Page: page(() => Promise.resolve(() => <List onBuy={onBuy} />)),
        async loader({ read, t, origin }) {
          await read(listAddress);
          return { status: 200, head: head(t('title'), `${origin}/`) };
        },
      },
      {
        name: 'product',
        path: '/product/:slugId',
        Page: page(() => Promise.resolve(() => <h1>one product</h1>)),
        async loader({ params: { slugId = '' }, read, origin }) {
          if (slugId === 'old') return { status: 301, location: '/product/new' };
          await read(productAddress(slugId));
          return { status: 200, head: head('one', `${origin}/product/${slugId}`) };
        },
      },
    ],
  };
}
