import type { Cost } from '@gvg/contracts/catalogue/http/costs';

/** Tabs of the list, in display order. */
export const costStates = ['IN_FORCE', 'COMING', 'ENDED', 'REMOVED'] as const;
export type CostState = (typeof costStates)[number];

/** Rate with the state that follows from the other rates of its country and service. */
export interface PlacedCost {
  cost: Cost;
  state: CostState;
  /** Next rate of the same country and service, which ends this one. */
  successor: Cost | undefined;
}

/** Returns the state of each rate at `now`. The latest started rate of a country and service is in force. */
export function placeCosts(costs: readonly Cost[], now: Date): PlacedCost[] {
  const groups = Map.groupBy(
    costs.filter(({ isDeleted }) => !isDeleted),
    ({ country, service }) => `${country} ${service}`,
  );
  return costs.map((cost) => {
    if (cost.isDeleted) return { cost, state: 'REMOVED', successor: undefined };
    const later = (groups.get(`${cost.country} ${cost.service}`) ?? [])
      .filter(({ validFrom }) => validFrom > cost.validFrom)
      .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
    const [successor] = later;
    const hasStarted = new Date(cost.validFrom) <= now;
    const isReplaced = successor !== undefined && new Date(successor.validFrom) <= now;
    return { cost, state: !hasStarted ? 'COMING' : isReplaced ? 'ENDED' : 'IN_FORCE', successor };
  });
}
