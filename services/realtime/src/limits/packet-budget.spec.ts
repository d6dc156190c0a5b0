import { socketLimits } from '@gvg/contracts/realtime/terms';
import { createPacketBudget } from './packet-budget.ts';

it('allows a burst of twice the packets of a second, scaled like other limits', () => {
  for (const scale of [1, 3]) {
    const isWithinLimit = createPacketBudget(scale);
    const burst = socketLimits.packetsPerSecond * 2 * scale;
    const results = Array.from({ length: burst * 2 }, () => isWithinLimit());
    expect(results.slice(0, burst)).toEqual(Array(burst).fill(true));
    expect(results.at(-1)).toBe(false);
  }
});
