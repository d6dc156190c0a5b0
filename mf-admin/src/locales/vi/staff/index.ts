import { area, form, list } from './area.ts';
import { costs } from './costs.ts';
import { dashboard } from './dashboard.ts';
import { editor } from './editor.ts';
import { moves, order, refund, weigh } from './order.ts';
import { orders } from './orders.ts';
import { payments } from './payments.ts';
import { quote, quotes } from './quotes.ts';
import { replies, settings, synonyms } from './settings.ts';
import { templates } from './templates.ts';

/** Texts of the pages, for staff alone. */
export const staff = {
  area,
  form,
  list,
  editor,
  dashboard,
  orders,
  order,
  weigh,
  moves,
  refund,
  quotes,
  quote,
  payments,
  settings,
  synonyms,
  replies,
  costs,
  templates,
};
