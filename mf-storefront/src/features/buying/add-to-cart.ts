import { asApiError, keyOf, pageContext, shellApi } from '@gvg/browser-kit';
import { whenCustomer } from '@gvg/browser-kit/session';
import type { InSystemLine } from '@gvg/contracts/cart/http/lines';
import { namespace } from '../../texts/use-texts.ts';

/** Everything that shows the cart, in the shell and in other remotes. */
const cartPath = '/v1/cart';

export interface Purchase {
  /** Id of the product. */
  product: string;
  name: string;
  amount: number;
}

/** A write of the page's one data client: who shows the cart follows. Rejects with the ApiError. */
async function write<Output>(send: () => Promise<Output>): Promise<Output> {
  const { queries } = pageContext().data;
  const output = await queries
    .getMutationCache()
    .build<Output, Error, void, unknown>(queries, { mutationFn: send })
    .execute();
  void queries.invalidateQueries({ queryKey: keyOf(cartPath) });
  return output;
}

function reportFailure(cause: unknown): void {
  shellApi().toast({ kind: 'error', text: pageContext().i18n.t(asApiError(cause).code, { ns: 'errors' }) });
}

/** Takes back what was just added: the line is as it was before, or leaves the cart with its last piece. */
async function takeBack({ _id: id, amount }: InSystemLine, added: number): Promise<void> {
  const change = amount > added ? { amount: amount - added } : { status: 'WITHOUT_CART' as const };
  await write(() => pageContext().api.call('updateCartLine', { params: { id }, body: change })).catch(reportFailure);
}

/** Adds pieces of a product to the cart of the user or guest; false where that failed, with the reason in a toast. Who has neither session is asked to sign in. */
export async function addProduct({ product, amount }: Purchase): Promise<InSystemLine | undefined> {
  if (!(await whenCustomer()) && !(await shellApi().session.signIn())) return undefined;
  try {
    return await write(() => pageContext().api.call('addProductToCart', { body: { product, amount } }));
  } catch (cause) {
    reportFailure(cause);
    return undefined;
  }
}

/** Adds to the cart, with a toast that takes it back. */
export async function addToCart(purchase: Purchase): Promise<boolean> {
  const line = await addProduct(purchase);
  if (line === undefined) return false;
  const t = pageContext().i18n.getFixedT(null, namespace);
  shellApi().toast({
    kind: 'info',
    text: t('buying.added', { name: purchase.name }),
    action: { label: t('buying.undo'), run: () => void takeBack(line, purchase.amount) },
  });
  return true;
}

/** Adds to the cart and opens the check-out for that product alone. */
export async function buyNow(purchase: Purchase): Promise<void> {
  if (await addProduct(purchase)) shellApi().navigate(`/order/check-out?product=${purchase.product}`);
}

/** Adds to the cart and asks there for a quote: the price of such goods is found out first (rules/cart-and-orders.md). */
export async function askForQuote(purchase: Purchase): Promise<void> {
  if (await addProduct(purchase)) shellApi().navigate(`/user/cart?quote=${purchase.product}`);
}
