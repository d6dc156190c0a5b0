import { createApi } from '@gvg/browser-kit';
import { addOutsideLine, editOutsideLine, readLink, updateOutsideLine } from '@gvg/contracts/cart/http/lines';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { bodyOfEdit, bodyOfNew, outsideFormSchema, valuesOfLine } from '../src/features/line/outside-form.ts';
import { errorBody, id, outsideLine } from './shapes.ts';
import { ids, links, ownPicture, states } from './states.ts';

const pact = httpPact({ consumer: 'mf-cart', provider: 'cart' });
const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'USER' });
const asUser = { as: 'USER' as const };
const { integer, regex, string } = matchers;
const blank = valuesOfLine(undefined, '');
const typed = { ...blank, name: 'Áo khoác', expectedPrice: '450.000', categoryType: 'PACKAGED_FOOD' as const };

describe('contract of mf-cart with cart, about goods from outside', () => {
  it('reads the data of a link', async () => {
    const body = { url: links.inVnd };
    const response = {
      outcome: 'READ',
      name: string('Áo khoác'),
      price: integer(450_000),
      image: {
        url: regex(/^\/v1\/file-manager\/files\/[\w.-]+$/, ownPicture),
        signedUrl: regex(/^\/v1\/file-manager\/files\/.+\?.*signature=.+$/, `${ownPicture}?signature=a`),
      },
    };
    const exchange = { ...asUser, body, description: 'a link to goods', providerState: states.inVnd, response };
    expect(await pact.exchange(readLink, exchange, (origin) => api(origin).call('readLink', { body }))).toMatchObject({
      outcome: 'READ',
      price: 450_000,
      image: { url: ownPicture },
    });
  });

  it('reads a price in another currency', async () => {
    const body = { url: links.inEur };
    const exchange = {
      ...asUser,
      body,
      description: 'a link to goods with a price in EUR',
      providerState: states.inEur,
      response: { outcome: 'READ', foreignPrice: { amount: matchers.number(19.9), currency: 'EUR' } },
    };
    expect(await pact.exchange(readLink, exchange, (origin) => api(origin).call('readLink', { body }))).toMatchObject({
      foreignPrice: { amount: 19.9, currency: 'EUR' },
    });
  });

  it('reads why a link has no data', async () => {
    const body = { url: 'https://shop.example/gone' };
    const exchange = {
      ...asUser,
      body,
      description: 'a link to nothing',
      response: { outcome: 'NOT_REACHABLE' },
    };
    expect(await pact.exchange(readLink, exchange, (origin) => api(origin).call('readLink', { body }))).toMatchObject({
      outcome: 'NOT_REACHABLE',
    });
  });

  it.each([
    ['goods with all that is known', { ...typed, url: links.inVnd, weightGrams: '800', note: 'Size M' }, [ownPicture]],
    ['goods by a name alone', { ...blank, name: 'Áo khoác' }, []],
  ])('adds %s', async (description, values, images) => {
    const body = bodyOfNew(outsideFormSchema.parse(values), images);
    const exchange = {
      ...asUser,
      body,
      description,
      providerState: states.picture,
      response: { _id: id, name: 'Áo khoác' },
    };
    expect(
      await pact.exchange(addOutsideLine, exchange, (origin) => api(origin).call('addOutsideLine', { body })),
    ).toMatchObject({ name: 'Áo khoác' });
  });

  it('reads that a link is already in the cart', async () => {
    const body = bodyOfNew(outsideFormSchema.parse({ ...typed, url: links.inVnd }), []);
    const exchange = {
      ...asUser,
      body,
      description: 'goods of a link that is in the cart',
      providerState: states.link,
      status: 409,
      response: errorBody(409, 'CART_WAS_EXISTED'),
    };
    await pact.exchange(addOutsideLine, exchange, (origin) =>
      expect(api(origin).call('addOutsideLine', { body })).rejects.toMatchObject({ code: 'CART_WAS_EXISTED' }),
    );
  });

  describe('changing a line', () => {
    const params = { id: ids.outsideLine };
    const edited = { ...asUser, params, providerState: states.cart };

    it.each([
      ['what is known of goods', { ...typed, url: links.inVnd, weightGrams: '800' }],
      ['that nothing but a name is known of goods', { ...blank, name: 'Áo khoác' }],
    ])('edits %s', async (description, values) => {
      const body = bodyOfEdit(outsideFormSchema.parse(values), [], 1);
      const exchange = { ...edited, body, description, response: { _id: id, name: 'Áo khoác', images: [] } };
      expect(
        await pact.exchange(editOutsideLine, exchange, (origin) =>
          api(origin).call('editOutsideLine', { params, body }),
        ),
      ).toMatchObject({ name: 'Áo khoác' });
    });

    it('reads that the line was edited elsewhere meanwhile', async () => {
      const body = bodyOfEdit(outsideFormSchema.parse(typed), [], 9);
      const exchange = {
        ...edited,
        body,
        description: 'an edit of another revision',
        status: 409,
        response: errorBody(409, 'VERSION_CONFLICT'),
      };
      await pact.exchange(editOutsideLine, exchange, (origin) =>
        expect(api(origin).call('editOutsideLine', { params, body })).rejects.toMatchObject({
          code: 'VERSION_CONFLICT',
        }),
      );
    });

    it.each([
      ['three pieces of goods from outside', { amount: 3 }],
      ['that goods from outside leave the cart', { status: 'WITHOUT_CART' as const }],
    ])('sends %s', async (description, body) => {
      const exchange = { ...edited, body, description, response: { ...outsideLine, ...body } };
      expect(
        await pact.exchange(updateOutsideLine, exchange, (origin) =>
          api(origin).call('updateOutsideLine', { params, body }),
        ),
      ).toMatchObject(body);
    });
  });
});
