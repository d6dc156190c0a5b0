/** Amounts in the destination's currency. Bundled with the page that shows them. */
export { destinationsQuery, useApproximation } from './approximation/use-approximation.ts';
