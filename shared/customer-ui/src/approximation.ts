/** Amounts in the destination's currency; bundled with the page that shows them. */
export { destinationsQuery, useApproximation } from './approximation/use-approximation.ts';
