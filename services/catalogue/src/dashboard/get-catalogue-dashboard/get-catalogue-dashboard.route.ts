import type { CatalogueDashboard } from '@gvg/contracts/catalogue/http/dashboard';
import { getCatalogueDashboard } from '@gvg/contracts/catalogue/http/dashboard';
import { addDays, daysBetween, startOfVietnamDay, vietnamDayOf } from '@gvg/contracts/values/vietnam-day';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Catalogue } from '../../catalogue.ts';
import type { Models } from '../../models.ts';
import { findEndingProducts } from '../../stock/find-ending-products.ts';
import type { StoredStockMovement } from '../../stock/stock-movement.model.ts';

/** Number of products shown. */
const shown = 3;

/** Pieces by day of the period, in Vietnam. */
async function sumUpDays({ stockMovements }: Models, from: string, to: string): Promise<CatalogueDashboard['days']> {
  const movements = await stockMovements
    .find(
      {
        at: { $gte: startOfVietnamDay(from), $lt: startOfVietnamDay(addDays(to, 1)) },
        reason: { $in: ['SOLD', 'ORDER_CANCELLED', 'RECEIVED'] },
      },
      { at: 1, reason: 1, change: 1, _id: 0 },
    )
    .lean<Pick<StoredStockMovement, 'at' | 'reason' | 'change'>[]>();
  const byDay = Map.groupBy(movements, ({ at }) => vietnamDayOf(at));
  return daysBetween(from, to).map((day) => {
    let [sold, received] = [0, 0];
    for (const { reason, change } of byDay.get(day) ?? []) {
      if (reason === 'RECEIVED') received += Math.max(change, 0);
      else sold -= change;
    }
    return { day, sold, received };
  });
}

export function getCatalogueDashboardRoute({ app, models }: Catalogue): void {
  mount(app, getCatalogueDashboard, async ({ query: { from, to } }) => {
    const now = new Date();
    const [days, ending] = await Promise.all([sumUpDays(models, from, to), findEndingProducts(models, now)]);
    return {
      computedAt: now.toISOString(),
      days,
      lowStock: {
        count: ending.length,
        first: ending.slice(0, shown).map(({ _id, name, images, stock, sold, daysLeft }) => ({
          product: _id.toHexString(),
          name,
          image: images[0],
          stock,
          sold,
          daysLeft: Math.floor(daysLeft),
        })),
      },
    };
  });
}
