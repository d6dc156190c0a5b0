import { randomUUID } from 'node:crypto';
import type { OutsideLine } from '@gvg/contracts/cart/http/lines';
import type { Quote as PresentedQuote } from '@gvg/contracts/cart/http/quotes';
import { hourMs, hours } from '../model/money-model.ts';
import type { Quote, QuotedLine } from '../model/order.ts';
import { checked } from '../shop/start-shop.ts';
import { draftOf, openCustomers, placementOf } from './order-steps.ts';
import { expectRefusal, pick } from './step.ts';
import type { Step } from './step.ts';

/** Period in which an ordered line can be put back. */
const putBackMs = 30 * 24 * hourMs;
const prices = [200_000, 100_000, 360_000] as const;

export const quoteSteps: readonly Step[] = [
  {
    kind: 'ask for a quote',
    weight: 9,
    choose(model, [who, count, amount]) {
      const customer = pick(openCustomers(model), who);
      const lines = 1 + (count % 2);
      return (
        customer && {
          text: `customer ${customer.number} asks for a quote of ${lines} pasted line${lines === 1 ? '' : 's'}`,
          async run() {
            const quote: Quote = { id: '', customer, status: 'REQUESTED', versions: 0, expiresAt: 0, lines: [] };
            for (let index = 0; index < lines; index += 1) {
              const outside = {
                url: `https://shop.example/${randomUUID()}`,
                name: 'Nồi đất',
                categoryType: 'PACKAGED_FOOD',
                amount: 1 + (amount % 2),
              };
              const { _id: id } = checked(
                201,
                await customer.caller.post<OutsideLine>('/v1/cart/without-system/add-product', outside),
              );
              quote.lines.push({
                id,
                quote,
                amount: outside.amount,
                price: 0,
                fee: 0,
                grams: 0,
                usedBy: [],
                usedAt: 0,
              });
            }
            const asked = { lines: quote.lines.map(({ id }) => id), country: 'JP' };
            quote.id = checked(201, await customer.caller.post<PresentedQuote>('/v1/quotes', asked))._id;
            model.quotes.push(quote);
          },
        }
      );
    },
  },
  {
    kind: 'answer a quote',
    weight: 18,
    choose(model, [which, price, fee]) {
      const isOpen = ({ status, expiresAt, customer }: Quote) =>
        !customer.isClosed && (status === 'REQUESTED' || (status === 'ANSWERED' && expiresAt > model.now()));
      const quote = pick(model.quotes.filter(isOpen), which);
      if (quote === undefined) return undefined;
      const offer = { price: pick(prices, price) ?? 0, weightGrams: 1_200, ...(fee % 2 === 1 && { fee: 30_000 }) };
      return {
        text: `a quote is answered with ${offer.price} a piece, fee ${offer.fee ?? '5 %'}`,
        async run({ staff }) {
          const lines = quote.lines.map(({ id: line }) => ({ line, ...offer }));
          checked(200, await staff.put<PresentedQuote>(`/v1/quotes/${quote.id}/answer`, { lines }));
          for (const line of quote.lines)
            Object.assign(line, {
              price: offer.price,
              grams: offer.weightGrams,
              fee: offer.fee ?? (offer.price * line.amount) / 20,
            });
          Object.assign(quote, {
            status: 'ANSWERED',
            versions: quote.versions + 1,
            expiresAt: model.now() + hours.quote * hourMs,
          });
        },
      };
    },
  },
  {
    kind: 'make a quote for a customer',
    weight: 9,
    choose(model, [who, price, amount]) {
      const customer = pick(openCustomers(model), who);
      if (customer === undefined) return undefined;
      const offer = { price: pick(prices, price) ?? 0, amount: 1 + (amount % 2), weightGrams: 700, fee: 10_000 };
      return {
        text: `staff makes a quote for customer ${customer.number}: ${offer.amount} × ${offer.price}, fee ${offer.fee}`,
        async run({ staff }) {
          const { price: piece, amount: pieces, fee, weightGrams: grams } = offer;
          const line = { ...offer, name: 'Chiếu cói', categoryType: 'PACKAGED_FOOD' };
          const body = { user: customer.caller.id, country: 'JP', lines: [line] };
          const made = checked(201, await staff.post<PresentedQuote>('/v1/quotes/for-customer', body));
          const quote: Quote = {
            id: made._id,
            customer,
            status: 'ANSWERED',
            versions: 1,
            expiresAt: model.now() + hours.quote * hourMs,
            lines: [],
          };
          const id = made.lines[0]?._id ?? '';
          quote.lines.push({ id, quote, amount: pieces, price: piece, fee, grams, usedBy: [], usedAt: 0 });
          model.quotes.push(quote);
        },
      };
    },
  },
  {
    kind: 'accept a quote',
    weight: 55,
    choose(model, [which]) {
      const isOpen = ({ status, expiresAt, customer }: Quote) =>
        !customer.isClosed && status === 'ANSWERED' && expiresAt > model.now();
      const quote = pick(model.quotes.filter(isOpen), which);
      const customer = model.customers.find((one) => one === quote?.customer);
      if (quote === undefined || customer === undefined) return undefined;
      return {
        text: `customer ${customer.number} accepts a quote`,
        async run() {
          checked(200, await customer.caller.put(`/v1/quotes/${quote.id}/accept`, { version: quote.versions }));
          quote.status = 'ACCEPTED';
        },
      };
    },
  },
  {
    kind: 'order an accepted quote again',
    weight: 18,
    choose(model, [which]) {
      const isUsed = ({ usedBy, usedAt, quote }: QuotedLine) =>
        usedBy.length > 0 && usedAt + putBackMs > model.now() && !quote.customer.isClosed;
      const line = pick(model.quotedLines().filter(isUsed), which);
      const customer = model.customers.find((one) => one === line?.quote.customer);
      if (line === undefined || customer === undefined) return undefined;
      return {
        text: `customer ${customer.number} puts a line back whose quote order ${line.usedBy.join()} has used, and orders it again (refused)`,
        async run() {
          const path = `/v1/cart/without-system/${line.id}`;
          checked(200, await customer.caller.put(path, { status: 'IN_CART' }));
          const { body } = placementOf(model, [{ line: line.id, draft: draftOf(line) }]);
          expectRefusal(409, 'CART_LINE_NOT_READY', await customer.caller.post('/v1/orders', body));
          checked(200, await customer.caller.put(path, { status: 'WITHOUT_CART' }));
        },
      };
    },
  },
];
