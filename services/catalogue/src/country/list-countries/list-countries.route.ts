import { listCountries } from '@gvg/contracts/http/countries';
import { mount } from '@gvg/service-kit/endpoint';
import { findPage } from '@gvg/service-kit/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { costsInForce } from '../../cost/costs-in-force.ts';

export function listCountriesRoute({ app, models: { countries, costs } }: Catalogue): void {
  mount(app, listCountries, async ({ query: { locale: asked, shippable, ...paging }, locale }) => {
    const shippedTo = shippable === true ? { _id: { $in: (await costsInForce(costs)).map(({ country }) => country) } } : {};
    return findPage(countries, {
      filter: shippedTo,
      sort: { [`order.${asked ?? locale}`]: 1 },
      paging,
      present: ({ _id, name }) => ({ code: _id, name }),
    });
  });
}
