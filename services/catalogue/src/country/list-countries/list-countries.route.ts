import { listCountries } from '@gvg/contracts/http/countries';
import { mount } from '@gvg/service-kit/endpoint';
import { findPage } from '@gvg/service-kit/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { hasBegun } from '../../cost/costs-in-force.ts';

export function listCountriesRoute({ app, products, models: { countries, costs } }: Catalogue): void {
  mount(app, listCountries, async ({ query: { locale: asked, shippable, producing, ...paging }, locale }) => {
    const among = [
      ...(shippable === true ? [await costs.distinct('country', hasBegun())] : []),
      ...(producing === true ? [products.origins()] : []),
    ];
    return findPage(countries, {
      filter: among.length === 0 ? {} : { $and: among.map((codes) => ({ _id: { $in: codes } })) },
      sort: { [`order.${asked ?? locale}`]: 1 },
      paging,
      present: ({ _id, name }) => ({ code: _id, name }),
    });
  });
}
