import { createCatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { amendOrderRoute } from './amend-order/amend-order.route.ts';
import { answerProposalRoutes } from './answer-proposal/answer-proposal.routes.ts';

/** Changes of placed orders: staff makes them, and the customer agrees to those that cost more. */
export function amendmentRoutes(cart: Cart): void {
  const catalogue = createCatalogueClient(cart.environment);
  amendOrderRoute(cart, catalogue);
  answerProposalRoutes(cart, catalogue);
}
