import { createApi } from '@gvg/browser-kit';
import { listProducts } from '@gvg/contracts/catalogue/http/products';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { docsOf, text } from './shapes.ts';

const { eachLike, integer, regex } = matchers;

test('shell page → catalogue: lists the best sellers for the not-found page', async () => {
  const query = { limit: 5, sort: 'BEST_SELLER' as const };
  const exchange = {
    query,
    description: 'the best sellers for who has found nothing',
    providerState: 'products on sale are listed',
    response: docsOf({
      _id: regex(/^[0-9a-f]{24}$/, '6a0000000000000000000009'),
      name: text,
      images: eachLike(regex(/^(https?:|\/v1\/file-manager\/files\/).+/, '/v1/file-manager/files/a.png')),
      price: integer(78_000),
      salePrice: integer(65_000),
    }),
  };
  const pact = httpPact({ consumer: 'shell', provider: 'catalogue' });
  expect(
    await pact.exchange(listProducts, exchange, (origin) =>
      createApi({ baseUrl: origin, locale: 'vi' }).call('listProducts', { query }),
    ),
  ).toMatchObject({ docs: [{ price: 78_000 }] });
});
