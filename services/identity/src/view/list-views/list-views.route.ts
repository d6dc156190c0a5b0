import { listViews } from '@gvg/contracts/identity/http/views';
import { findPage } from '@gvg/service-kit/data/pagination';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { presentView } from '../view.presenter.ts';
import { checkMaySeeArea } from '../view-rights.ts';

export function listViewsRoute({ app, views }: Identity): void {
  mount(app, listViews, ({ query: { area, ...paging }, caller }) => {
    checkMaySeeArea(caller, area);
    return findPage(views, {
      filter: { area, expiresAt: { $exists: false }, $or: [{ owner: caller.id }, { isShared: true }] },
      sort: { nameOrder: 1, _id: 1 },
      paging,
      present: presentView,
    });
  });
}
