/** Amounts in the destination's currency; bundled with the page that shows them. */
export { destinationsAddress, useApproximation } from './approximation/use-approximation.ts';
