import { createApi } from '@gvg/browser-kit';
import type { Api } from '@gvg/browser-kit';
import { listCosts } from '@gvg/contracts/catalogue/http/costs';
import { listCountries } from '@gvg/contracts/catalogue/http/countries';
import { checkTemplatePreview, getPageTemplateByType } from '@gvg/contracts/catalogue/http/page-templates';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { readCosts, readCountries, readTemplate } from '../server/chrome/chrome-calls.ts';
import { docsOf, text } from './shapes.ts';

const { eachLike, integer, regex, string } = matchers;
const pact = httpPact({ consumer: 'shell-server', provider: 'catalogue' });
const preparedShopState = 'the shop was prepared';
const freightState = 'freight goes to Japan by air, with a surcharge and a restriction';
const withApi =
  <Result>(read: (api: Api) => Promise<Result>) =>
  (origin: string) =>
    read(createApi({ baseUrl: origin, locale: 'vi' }));

describe('shell server → catalogue', () => {
  test('reads the header template', async () => {
    const response = { type: 'HEADER', slogan: text, intro: { text, link: string('/page/about') } };
    const exchange = {
      description: 'the header',
      providerState: preparedShopState,
      params: { type: 'HEADER' as const },
      response,
    };
    expect(
      await pact.exchange(
        getPageTemplateByType,
        exchange,
        withApi((api) => readTemplate(api, 'HEADER')),
      ),
    ).toMatchObject({ slogan: { vi: 'Bánh tráng' } });
  });

  test('reads that the preview URL of a draft has expired', async () => {
    const params = { token: '64b0c0ffee0123456789ad05.1.c2lnbmVk' };
    const exchange = {
      description: 'an address of a draft that is over',
      params,
      status: 404,
      response: { statusCode: 404, message: 'NOT_FOUND' },
    };
    await pact.exchange(
      checkTemplatePreview,
      exchange,
      withApi((api) =>
        expect(api.call('checkTemplatePreview', { params })).rejects.toMatchObject({ code: 'NOT_FOUND' }),
      ),
    );
  });

  test('reads the footer template', async () => {
    const response = {
      type: 'FOOTER',
      address: matchers.like([]),
      phone: string(''),
      mail: string(''),
      intro: text,
      extraIntro: text,
      linkGroups: eachLike({ title: text, links: eachLike({ label: text, url: string('/search') }) }),
      social: string(''),
      contacts: { messenger: string(''), zalo: string(''), whatsapp: string('') },
    };
    const exchange = {
      description: 'the footer',
      providerState: preparedShopState,
      params: { type: 'FOOTER' as const },
      response,
    };
    expect(
      await pact.exchange(
        getPageTemplateByType,
        exchange,
        withApi((api) => readTemplate(api, 'FOOTER')),
      ),
    ).toMatchObject({ linkGroups: [{ links: [{ url: '/search' }] }] });
  });

  test('reads the home page template', async () => {
    const response = { type: 'HOMEPAGE', posts: matchers.like([]) };
    const exchange = {
      description: 'the home page',
      providerState: preparedShopState,
      params: { type: 'HOMEPAGE' as const },
      response,
    };
    expect(
      await pact.exchange(
        getPageTemplateByType,
        exchange,
        withApi((api) => readTemplate(api, 'HOMEPAGE')),
      ),
    ).toMatchObject({ type: 'HOMEPAGE' });
  });

  test('lists the current freight rates', async () => {
    const response = docsOf({
      country: regex(/^[A-Z]{2}$/, 'JP'),
      brackets: eachLike({ pricePerKg: integer(165_000) }),
    });
    const exchange = { description: 'the rates', providerState: freightState, query: { limit: 100 }, response };
    expect(await pact.exchange(listCosts, exchange, withApi(readCosts))).toMatchObject([
      { brackets: [{ pricePerKg: 165_000 }] },
    ]);
  });

  test('lists the shippable countries', async () => {
    const response = docsOf({ code: regex(/^[A-Z]{2}$/, 'JP'), name: text });
    const exchange = {
      description: 'countries that are sent to',
      providerState: freightState,
      query: { limit: 100, shippable: 'true' as const },
      response,
    };
    expect(await pact.exchange(listCountries, exchange, withApi(readCountries))).toMatchObject([{ code: 'JP' }]);
  });
});
