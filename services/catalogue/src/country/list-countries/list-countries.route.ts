import { listCountries } from '@gvg/contracts/catalogue/http/countries';
import { mount } from '@gvg/service-kit/endpoint';
import { findPage } from '@gvg/service-kit/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { startedFilter } from '../../cost/costs-in-force.ts';

export function listCountriesRoute({ app, products, models: { countries, costs } }: Catalogue): void {
  mount(app, listCountries, async ({ query: { locale: requestedLocale, shippable, producing, ...paging }, locale }) => {
    const codeFilters = [
      ...(shippable === true ? [await costs.distinct('country', startedFilter())] : []),
      ...(producing === true ? [products.origins()] : []),
    ];
    return findPage(countries, {
      filter: codeFilters.length === 0 ? {} : { $and: codeFilters.map((codes) => ({ _id: { $in: codes } })) },
      sort: { [`order.${requestedLocale ?? locale}`]: 1 },
      paging,
      present: ({ _id, name }) => ({ code: _id, name }),
    });
  });
}
