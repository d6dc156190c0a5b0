import type { Identity } from '../identity.ts';
import { createViewRoute } from './create-view/create-view.route.ts';
import { listViewsRoute } from './list-views/list-views.route.ts';
import { removeViewRoute } from './remove-view/remove-view.route.ts';
import { updateViewRoute } from './update-view/update-view.route.ts';

export function viewRoutes(identity: Identity): void {
  listViewsRoute(identity);
  createViewRoute(identity);
  updateViewRoute(identity);
  removeViewRoute(identity);
}
