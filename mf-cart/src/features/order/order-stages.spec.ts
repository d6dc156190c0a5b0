import { orderStatuses } from '@gvg/contracts/cart/terms';
import type { OrderStatus } from '@gvg/contracts/cart/terms';
import { stagesOf } from './order-stages.ts';

const at = (status: OrderStatus, day: number) => ({
  status,
  at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
});
const shown = (stages: ReturnType<typeof stagesOf>) => stages.map(({ name, state }) => `${name} ${state}`);

describe('stages of an order', () => {
  it('omit buying if nothing is bought or it was skipped', () => {
    const placed = { status: 'AWAITING_DEPOSIT', timeline: [at('AWAITING_DEPOSIT', 1)] } as const;
    expect(shown(stagesOf(placed))).toContain('PURCHASING ahead');
    expect(shown(stagesOf(placed, false))).not.toContain('PURCHASING ahead');
    expect(shown(stagesOf({ status: 'AT_WAREHOUSE', timeline: [...placed.timeline, at('AT_WAREHOUSE', 2)] }))).toEqual([
      'PLACED done',
      'AT_WAREHOUSE current',
      'PACKED ahead',
      'SHIPPED ahead',
      'DELIVERED ahead',
    ]);
  });

  it('have the day on which each was first reached', () => {
    const stages = stagesOf({
      status: 'AWAITING_BALANCE',
      timeline: [at('AWAITING_DEPOSIT', 1), at('PURCHASING', 2), at('AT_WAREHOUSE', 3), at('AWAITING_BALANCE', 4)],
    });
    expect(stages.map((stage) => stage.at?.slice(8, 10))).toEqual(['01', '02', '03', undefined, undefined, undefined]);
  });

  it("end with the order's final status", () => {
    expect(
      shown(
        stagesOf({
          status: 'REFUNDED',
          timeline: [at('AWAITING_DEPOSIT', 1), at('PURCHASING', 2), at('CANCELLED', 3), at('REFUNDED', 4)],
        }),
      ),
    ).toEqual(['PLACED done', 'PURCHASING done', 'CANCELLED done', 'REFUNDED current']);
  });

  it.each(orderStatuses)('have exactly one current stage, or are all done: %s', (status) => {
    const states = stagesOf({ status, timeline: [at('AWAITING_DEPOSIT', 1), at(status, 2)] }).map(({ state }) => state);
    expect(states.filter((state) => state === 'current')).toHaveLength(status === 'DELIVERED' ? 0 : 1);
  });
});
