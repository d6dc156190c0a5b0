import { createApi } from '@gvg/browser-kit';
import { getCatalogueDashboard } from '@gvg/contracts/catalogue/http/dashboard';
import { getChatDashboard } from '@gvg/contracts/chat/http/dashboard';
import { httpPact, matchers } from '@gvg/testing/http-pact';
import { states } from './states.ts';

const api = (baseUrl: string) => createApi({ baseUrl, locale: 'en', token: () => 'ADMIN' });
const { eachLike, integer, regex, string } = matchers;

const id = regex(/^[0-9a-f]{24}$/, '64b0c0ffee0123456789ad01');
const instant = regex(/^\d{4}-\d{2}-\d{2}T.+Z$/, '2026-01-01T00:00:00.000Z');
const query = { from: '2026-11-10', to: '2026-11-11' };

it('reads stock that will run out from catalogue', async () => {
  const response = {
    computedAt: instant,
    lowStock: {
      count: integer(1),
      first: eachLike({
        product: id,
        name: { vi: string('Trà sen'), en: string('Lotus tea') },
        stock: integer(3),
        sold: integer(18),
        daysLeft: integer(2),
      }),
    },
  };
  const exchange = {
    as: 'ADMIN' as const,
    query,
    description: 'the products that end soon',
    providerState: states.lowStock,
    response,
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'catalogue' });
  expect(
    await pact.exchange(getCatalogueDashboard, exchange, (origin) =>
      api(origin).call('getCatalogueDashboard', { query }),
    ),
  ).toMatchObject({ lowStock: { first: [{ daysLeft: 2 }] } });
});

it('reads unanswered conversations from chat', async () => {
  const response = {
    computedAt: instant,
    unanswered: {
      count: integer(1),
      first: eachLike({
        _id: id,
        customer: { kind: regex('^(user|guest)$', 'guest'), id: string('a'.repeat(32)) },
        text: string('Chào shop'),
        since: instant,
      }),
    },
  };
  const exchange = {
    as: 'ADMIN' as const,
    query,
    description: 'the conversations that wait for an answer',
    providerState: states.unanswered,
    response,
  };
  const pact = httpPact({ consumer: 'mf-admin', provider: 'chat' });
  expect(
    await pact.exchange(getChatDashboard, exchange, (origin) => api(origin).call('getChatDashboard', { query })),
  ).toMatchObject({ unanswered: { first: [{ text: 'Chào shop' }] } });
});
