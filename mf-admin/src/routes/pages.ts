import { page } from '@gvg/browser-kit';
import type { PageRoute } from '@gvg/browser-kit';
import { AdminArea } from '../area/admin-area.tsx';
import { announcementsRoute } from './announcements/announcements.route.ts';
import { auditRoute } from './audit/audit.route.ts';
import { buyingRoute } from './buying/buying.route.ts';
import { categoriesRoute } from './categories/categories.route.ts';
import { dashboardRoute } from './dashboard/dashboard.route.ts';
import { mailsRoute } from './mails/mails.route.ts';
import { costRoute } from './cost/cost.route.ts';
import { costsRoute } from './costs/costs.route.ts';
import { newCostRoute } from './new-cost/new-cost.route.ts';
import { newQuoteRoute } from './new-quote/new-quote.route.ts';
import { orderRoute } from './order/order.route.ts';
import { ordersRoute } from './orders/orders.route.ts';
import { paymentsRoute } from './payments/payments.route.ts';
import { printRoute } from './print/print.route.ts';
import { producersRoute } from './producers/producers.route.ts';
import { productCreateRoute } from './product-create/product-create.route.ts';
import { productEditRoute } from './product-edit/product-edit.route.ts';
import { productImportRoute } from './product-import/product-import.route.ts';
import { productsRoute } from './products/products.route.ts';
import { quoteRoute } from './quote/quote.route.ts';
import { quotesRoute } from './quotes/quotes.route.ts';
import { ratingsRoute } from './ratings/ratings.route.ts';
import { userRoute } from './user/user.route.ts';
import { usersRoute } from './users/users.route.ts';
import { repliesRoute } from './replies/replies.route.ts';
import { settingsRoute } from './settings/settings.route.ts';
import { synonymsRoute } from './synonyms/synonyms.route.ts';
import { templateRoute } from './template/template.route.ts';
import { templatesRoute } from './templates/templates.route.ts';

/** All pages of this remote. `route-table.ts` lists the same paths for the build. */
export const staffRoutes: readonly PageRoute[] = [
  dashboardRoute,
  ordersRoute,
  orderRoute,
  quotesRoute,
  newQuoteRoute,
  quoteRoute,
  printRoute,
  buyingRoute,
  paymentsRoute,
  usersRoute,
  userRoute,
  ratingsRoute,
  announcementsRoute,
  mailsRoute,
  auditRoute,
  templatesRoute,
  templateRoute,
  costsRoute,
  newCostRoute,
  costRoute,
  settingsRoute,
  synonymsRoute,
  repliesRoute,
  productsRoute,
  productImportRoute,
  productCreateRoute,
  productEditRoute,
  categoriesRoute,
  producersRoute,
];

/** Layout of the area around its pages, which persists during navigation. */
export const pages: readonly PageRoute[] = [
  {
    name: 'area',
    path: '/',
    // Not in a separate chunk, because it contains every page.
    Page: page(() => Promise.resolve(AdminArea)),
    children: staffRoutes,
  },
];
