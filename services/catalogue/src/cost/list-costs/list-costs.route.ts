import { isStaff } from '@gvg/contracts/definitions/caller';
import { listCosts } from '@gvg/contracts/catalogue/http/costs';
import { buildPage } from '@gvg/contracts/definitions/paging';
import { mount } from '@gvg/service-kit/http/endpoint';
import { findPage } from '@gvg/service-kit/data/pagination';
import type { Catalogue } from '../../catalogue.ts';
import { presentCost } from '../cost.presenter.ts';
import { costsInForce } from '../costs-in-force.ts';

/** Returns the rates in force; for staff, every rate. */
export function listCostsRoute({ app, models: { costs } }: Catalogue): void {
  mount(app, listCosts, async ({ query: { country, service, includeDeleted, ...paging }, caller }) => {
    const filter = { ...(country === undefined ? {} : { country }), ...(service === undefined ? {} : { service }) };
    if (isStaff(caller)) {
      return findPage(costs, {
        filter: { ...filter, ...(includeDeleted === true ? {} : { isDeleted: false }) },
        sort: { country: 1, service: 1, validFrom: -1, _id: 1 },
        paging,
        present: presentCost,
      });
    }
    const inForce = await costsInForce(costs, filter);
    const begin = (paging.page - 1) * paging.limit;
    return buildPage(inForce.slice(begin, begin + paging.limit).map(presentCost), inForce.length, paging);
  });
}
