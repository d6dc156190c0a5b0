import { apiQuery, optionalComponent, useHeadingFocus } from '@gvg/browser-kit';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { localePath } from '@gvg/contracts/values/locale';
import { useTranslation } from '@gvg/i18n';
import { useQuery } from '@gvg/query';
import { Button, ButtonLink, PageTitle, Text, fieldBox, rem, styled } from '@gvg/ui';
import { useEffect, useState } from 'react';

const PopularProducts = optionalComponent<{ products: readonly ProductCard[] }>(() =>
  import(/* webpackChunkName: "later-popular" */ './popular-products.tsx').then((module) => module.PopularProducts),
);

/** One row on wide screens. */
const bestSellersQuery = apiQuery('listProducts', { query: { limit: 5, sort: 'BEST_SELLER' } });

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  padding: '72px 16px 48px',
  textAlign: 'center',
});

const Search = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  width: '100%',
  '& input': { ...fieldBox, flex: `1 1 ${rem(180)}`, width: 'auto', minWidth: 0, maxWidth: `min(100%, ${rem(320)})` },
});
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 8 });

/**
 * The not-found page. The shell's server renders it with status 404; remotes show it after a navigation to an unknown page. Best sellers
 * are loaded afterwards.
 */
export function NotFound() {
  const { t, i18n } = useTranslation('ui');
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { data: popular } = useQuery({ ...bestSellersQuery, enabled: isMounted });
  useHeadingFocus();
  return (
    <>
      <Frame>
        <PageTitle>{t('notFoundTitle')}</PageTitle>
        <Text>{t('notFoundText')}</Text>
        <Search
          role="search"
          action={localePath(i18n.language === 'en' ? 'en' : 'vi', '/search')}
          aria-label={t('notFoundSearch')}
        >
          <input type="search" name="keyword" maxLength={100} aria-label={t('notFoundSearch')} />
          <Button type="submit">{t('search')}</Button>
        </Search>
        <Links>
          <ButtonLink variant="outlined" to="/search?sort=BEST_SELLER">
            {t('bestSellers')}
          </ButtonLink>
          <ButtonLink variant="quiet" to="/">
            {t('home')}
          </ButtonLink>
        </Links>
      </Frame>
      {popular !== undefined && popular.docs.length > 0 && <PopularProducts products={popular.docs} />}
    </>
  );
}
