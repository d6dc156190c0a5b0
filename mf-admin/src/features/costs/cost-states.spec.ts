import { makeCost } from '../../testing/staff-data.ts';
import { placeCosts } from './cost-states.ts';

const now = new Date('2026-11-26T00:00:00Z');
const from = (validFrom: string, fields = {}) => makeCost({ validFrom: `${validFrom}T00:00:00.000Z`, ...fields });

it('places only the latest started rate of a country and service in force', () => {
  const [old, present, coming] = [from('2026-01-01'), from('2026-06-01'), from('2026-12-01')];
  expect(placeCosts([coming, present, old], now)).toEqual([
    { cost: coming, state: 'COMING', successor: undefined },
    { cost: present, state: 'IN_FORCE', successor: coming },
    { cost: old, state: 'ENDED', successor: present },
  ]);
});

it('ignores removed rates and those of other services as successors', () => {
  const present = from('2026-01-01');
  const others = [from('2026-06-01', { isDeleted: true }), from('2026-06-01', { service: 'SEA' })];
  expect(placeCosts([present, ...others], now).map(({ state }) => state)).toEqual(['IN_FORCE', 'REMOVED', 'IN_FORCE']);
});
