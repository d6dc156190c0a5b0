import { Types } from 'mongoose';
import { quoteAnswered } from '@gvg/contracts/cart/events';
import { quoteForCustomer } from '@gvg/contracts/cart/http/quotes';
import type { BodyOf } from '@gvg/contracts/definitions/endpoint';
import type { Locale } from '@gvg/contracts/values/locale';
import { getUserContacts } from '@gvg/contracts/identity/http/internal-users';
import { auditEvent } from '@gvg/service-kit/data/audit';
import { isDuplicateKey } from '@gvg/service-kit/data/duplicate-key';
import { ApiFailure } from '@gvg/service-kit/http/api-failure';
import { mount } from '@gvg/service-kit/http/endpoint';
import { invalidFields } from '@gvg/service-kit/http/invalid-field';
import { callInternal } from '@gvg/service-kit/http/internal-client';
import type { CatalogueClient } from '../../catalogue/catalogue-client.ts';
import type { Cart } from '../../cart.ts';
import { linkKey } from '../../line/line-key.ts';
import type { StoredLine } from '../../line/stored-line.ts';
import { bodyHash } from '../../order/place-order/body-hash.ts';
import { answeredLines } from '../answer-quote/answered-lines.ts';
import { auditedQuote } from '../audited-quote.ts';
import { recordQuoteEvent } from '../change-quote.ts';
import { checkCountry } from '../check-country.ts';
import type { StoredQuote } from '../quote.model.ts';
import type { QuotePresenter } from '../quote.presenter.ts';

type NewLine = BodyOf<typeof quoteForCustomer>['lines'][number];

const hourMs = 3_600_000;

/** The answer's offer for a line, without the fields of the line itself. */
const offerOf = ({ _id }: StoredLine, { url: _url, name: _name, note: _note, amount: _amount, ...offer }: NewLine) => ({
  line: _id.toHexString(),
  ...offer,
});

/** A cart contains a link once, and accepting adds all lines to it. Throws `INVALID_PAYLOAD` for lines that repeat the link of an earlier one. */
function checkLinks(lines: readonly NewLine[], locale: Locale): void {
  const keys = lines.map(({ url }) => url && linkKey(url));
  const repeated = keys.flatMap((key, index) => (key !== undefined && keys.indexOf(key) < index ? index : []));
  if (repeated.length > 0)
    throw invalidFields(repeated.map((index) => ({ path: `lines.${index}.url`, code: 'INVALID_VALUE', locale })));
}

async function checkUser({ environment }: Pick<Cart, 'environment'>, user: string): Promise<void> {
  const { IDENTITY_INTERNAL_URL: url, INTERNAL_SECRET: secret } = environment;
  const { docs } = await callInternal(getUserContacts, { url, secret, service: 'cart' }, { body: { ids: [user] } });
  if (docs.length === 0) throw new ApiFailure('USER_NOT_FOUND');
}

/** Returns the quote that this call created before. Throws `ORDER_WAS_EXISTED` if the key was used with another body. */
async function findMade(
  { quotes }: Pick<Cart, 'quotes'>,
  idempotency: StoredQuote['idempotency'],
): Promise<StoredQuote | undefined> {
  if (idempotency === undefined) return undefined;
  const made = await quotes.findOne({ 'idempotency.key': idempotency.key }).read('primary').lean<StoredQuote>();
  if (made === null) return undefined;
  if (made.idempotency?.bodyHash !== idempotency.bodyHash) throw new ApiFailure('ORDER_WAS_EXISTED');
  return made;
}

/** Stores its lines as removed ones: accepting the quote restores them, like lines that a customer has removed. */
export function quoteForCustomerRoute(
  cart: Cart,
  catalogue: Pick<CatalogueClient, 'estimate'>,
  present: QuotePresenter,
): void {
  mount(cart.app, quoteForCustomer, async ({ body, caller, locale, context }) => {
    const { user, country, note, validHours, idempotencyKey } = body;
    const idempotency =
      idempotencyKey === undefined ? undefined : { key: `${caller.id}:${idempotencyKey}`, bodyHash: bodyHash(body) };
    const made = await findMade(cart, idempotency);
    if (made !== undefined) return present.one(made, caller.id);
    checkLinks(body.lines, locale);
    await checkUser(cart, user);
    await checkCountry(catalogue, country);
    const { feePercent, quoteHours } = await cart.settings.read();
    const [_id, at] = [new Types.ObjectId(), cart.now()];
    const lines = body.lines.map(({ url, name, note: lineNote, amount, categoryType, weightGrams }): StoredLine => ({
      _id: new Types.ObjectId(),
      customer: { kind: 'user', id: user },
      type: 'WITHOUT_SYSTEM',
      status: 'WITHOUT_CART',
      ...(url !== undefined && { key: linkKey(url) }),
      amount,
      outside: { ...(url !== undefined && { url }), name, images: [], note: lineNote, categoryType, weightGrams },
      quote: _id,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    }));
    const offers = lines.map((line, index) => offerOf(line, body.lines[index] as NewLine));
    const expiresAt = new Date(at.getTime() + (validHours ?? quoteHours) * hourMs);
    const quote: StoredQuote = {
      _id,
      user,
      country,
      note: '',
      status: 'ANSWERED',
      lines,
      versions: [
        {
          version: 1,
          ...answeredLines(lines, offers, { feePercent, locale, products: new Map() }),
          note,
          answeredAt: at,
          answeredBy: caller.id,
          expiresAt,
        },
      ],
      expiresAt,
      ...(idempotency !== undefined && { idempotency }),
      answerBy: at,
      revision: 1,
      createdAt: at,
      updatedAt: at,
    };
    const store = cart.withTransaction(async (transaction) => {
      const { session, record } = transaction;
      await cart.removedLines.insertMany(lines, { session });
      await cart.quotes.insertMany([quote], { session });
      recordQuoteEvent({ ...transaction, context }, quoteAnswered, quote);
      record(
        auditEvent({
          action: 'quote.make',
          subject: { type: 'quote', id: _id.toHexString() },
          before: null,
          after: auditedQuote(quote),
          context,
        }),
      );
    });
    return store.then(
      () => present.one(quote, caller.id),
      async (error: unknown) => {
        // The same call was stored concurrently.
        const same = isDuplicateKey(error) ? await findMade(cart, idempotency) : undefined;
        if (same === undefined) throw error;
        return present.one(same, caller.id);
      },
    );
  });
}
