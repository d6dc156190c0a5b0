import type { Cost } from '@gvg/contracts/catalogue/http/costs';

/** Tabs of the list, in their order. */
export const costStates = ['IN_FORCE', 'COMING', 'ENDED', 'REMOVED'] as const;
export type CostState = (typeof costStates)[number];

/** A rate with what follows from the others of its country and service. */
export interface PlacedCost {
  cost: Cost;
  state: CostState;
  /** The next rate of the same country and service, which ends this one. */
  successor: Cost | undefined;
}

/** The state of each rate at `now`: the latest started one of a country and service is in force. */
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
