import { createApi } from '@gvg/browser-kit';
import { addProductToCart, updateCartLine } from '@gvg/contracts/cart/http/lines';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { cartIds, cartStates } from './cart-states.ts';
import { errorBody, id } from './shapes.ts';

const pact = httpPact({ consumer: 'mf-storefront', provider: 'cart' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };

describe('contract of mf-storefront with cart', () => {
  it('adds pieces of a product', async () => {
    const body = { product: cartIds.product, amount: 2 };
    const exchange = {
      ...asUser,
      body,
      description: 'two pieces of a product',
      providerState: cartStates.inStock,
      response: { _id: id, amount: matchers.integer(2) },
    };
    expect(
      await pact.exchange(addProductToCart, exchange, (origin) => api(origin).call('addProductToCart', { body })),
    ).toMatchObject({ amount: 2 });
  });

  it('reads that the stock is not sufficient', async () => {
    const body = { product: cartIds.product, amount: 999 };
    const exchange = {
      ...asUser,
      body,
      description: 'more pieces than there are',
      providerState: cartStates.inStock,
      status: 409,
      response: errorBody(409, 'CART_AMOUNT_NOT_ENOUGH'),
    };
    await pact.exchange(addProductToCart, exchange, (origin) =>
      expect(api(origin).call('addProductToCart', { body })).rejects.toMatchObject({ code: 'CART_AMOUNT_NOT_ENOUGH' }),
    );
  });

  it('reads that a product is no longer sold', async () => {
    const body = { product: cartIds.removedProduct, amount: 1 };
    const exchange = {
      ...asUser,
      body,
      description: 'a removed product',
      providerState: cartStates.removed,
      status: 410,
      response: errorBody(410, 'PRODUCT_WAS_DELETED'),
    };
    await pact.exchange(addProductToCart, exchange, (origin) =>
      expect(api(origin).call('addProductToCart', { body })).rejects.toMatchObject({ code: 'PRODUCT_WAS_DELETED' }),
    );
  });

  it('reverts the amount of a line', async () => {
    const input = { params: { id: cartIds.line }, body: { amount: 1 } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'one piece again',
      providerState: cartStates.line,
      response: { _id: id, amount: 1 },
    };
    expect(
      await pact.exchange(updateCartLine, exchange, (origin) => api(origin).call('updateCartLine', input)),
    ).toMatchObject({ amount: 1 });
  });

  it('removes an added line', async () => {
    const input = { params: { id: cartIds.line }, body: { status: 'WITHOUT_CART' as const } };
    const exchange = {
      ...asUser,
      ...input,
      description: 'to take the line out',
      providerState: cartStates.line,
      response: { _id: id, status: 'WITHOUT_CART' },
    };
    expect(
      await pact.exchange(updateCartLine, exchange, (origin) => api(origin).call('updateCartLine', input)),
    ).toMatchObject({ status: 'WITHOUT_CART' });
  });
});
