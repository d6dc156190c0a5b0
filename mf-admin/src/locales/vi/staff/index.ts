import { announcements } from './announcements.ts';
import { area, form, list, scan } from './area.ts';
import { audit } from './audit.ts';
import { dashboard } from './dashboard.ts';
import { buying } from './buying.ts';
import { mails } from './mails.ts';
import { changes } from './changes.ts';
import { imports } from './imports.ts';
import { costs } from './costs.ts';
import { editor } from './editor.ts';
import { exports } from './exports.ts';
import { goods } from './goods.ts';
import { groups } from './groups.ts';
import { moves, order, packing, reduce, refund, shipment, weigh } from './order.ts';
import { orders, together } from './orders.ts';
import { payments, takeBack } from './payments.ts';
import { pictures } from './pictures.ts';
import { print } from './print.ts';
import { product, productSearch, products } from './products.ts';
import { newQuote, quote, quotes } from './quotes.ts';
import { ratings } from './ratings.ts';
import { users } from './users.ts';
import { columns, views } from './views.ts';
import { replies, settings, synonyms } from './settings.ts';
import { keys, search } from './search.ts';
import { templates } from './templates.ts';
import { stock } from './stock.ts';

/** Texts for staff only. */
export const staff = {
  area,
  form,
  list,
  views,
  columns,
  scan,
  search,
  keys,
  editor,
  dashboard,
  orders,
  together,
  order,
  weigh,
  packing,
  moves,
  reduce,
  refund,
  shipment,
  quotes,
  quote,
  newQuote,
  buying,
  payments,
  takeBack,
  print,
  exports,
  users,
  ratings,
  announcements,
  mails,
  audit,
  settings,
  synonyms,
  replies,
  changes,
  imports,
  costs,
  templates,
  pictures,
  goods,
  groups,
  products,
  productSearch,
  product,
  stock,
};
