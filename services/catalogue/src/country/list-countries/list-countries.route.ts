import { listCountries } from '@gvg/contracts/catalogue/http/countries';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { startedFilter } from '../../cost/costs-in-force.ts';
import { presentCountry } from '../country.presenter.ts';

export function listCountriesRoute({ app, products, settings, models: { countries, costs } }: Catalogue): void {
  mount(app, listCountries, async ({ query: { locale: requestedLocale, shippable, producing, ...paging }, locale }) => {
    const codeFilters = [
      ...(shippable === true ? [await costs.distinct('country', startedFilter())] : []),
      ...(producing === true ? [products.origins()] : []),
    ];
    const { exchangeRates } = await settings.read();
    return findPage(countries, {
      filter: codeFilters.length === 0 ? {} : { $and: codeFilters.map((codes) => ({ _id: { $in: codes } })) },
      sort: { [`order.${requestedLocale ?? locale}`]: 1 },
      paging,
      present: (country) => presentCountry(country, exchangeRates),
    });
  });
}
