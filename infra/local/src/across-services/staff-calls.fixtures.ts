import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { fillPath } from '@gvg/contracts/definitions/fill-path';
import { publicEndpoints } from '@gvg/contracts/public-endpoints';
import { cartSettings, shopAccount } from '@gvg/testing/cart-settings';

const statement = {
  account: shopAccount.account,
  bank: 'TECHCOMBANK',
  csv: 'Transaction date,Remitter,Details,Transaction No,Debit,Credit\n15/11/2026,A,tien hang,FT3,,"+20,000"',
};

/** All staff endpoints of the contracts, including future ones. */
export const staffEndpoints: readonly Endpoint[] = publicEndpoints.filter(
  ({ access }) => access === 'staff' || access === 'system',
);

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

const text = { vi: 'Chè', en: '' };
const someId = 'f'.repeat(24);
const someKey = '6f1c2a6e-6c5e-4e5f-9d7e-0c7b1a2d3e4f';
const picture = '/v1/file-manager/files/picture.png';
const instant = '2026-11-20T03:00:00.000Z';

const product = {
  name: text,
  description: text,
  images: [picture],
  category: someId,
  producer: someId,
  country: 'VN',
  type: 'NORMAL',
  priority: '1',
  price: 50_000,
  unit: 'GRAM',
  quantityPerUnit: 100,
  weightGrams: 120,
  stock: 1,
};
const cost = {
  country: 'JP',
  service: 'AIR',
  goodsTypes: ['NORMAL'],
  brackets: [{ fromGrams: 0, pricePerKg: 200_000 }],
  transitDays: { min: 5, max: 7 },
  validFrom: '2030-01-01T00:00:00.000Z',
};
const view = { area: 'products', name: 'Sắp hết', query: {}, columns: [], sort: null, isShared: false };
const page = { type: 'PAGE', slug: 'a-page', title: text, body: { vi: '<p>Chè</p>', en: '' } };

/** Valid bodies by endpoint. They refer to missing records, or change nothing that other tests need. */
const bodies: Readonly<Record<string, object>> = {
  'POST /v1/orders/:id/notes': { text: 'packs well' },
  'POST /v1/orders/:id/photos': { kind: 'ARRIVAL', images: [picture] },
  'POST /v1/orders/:id/refunds': { idempotencyKey: someKey, amount: 1_000, bankReference: 'FT1', note: '' },
  'POST /v1/orders/moves': { moves: [{ order: someId, revision: 1, status: 'PACKED' }] },
  'POST /v1/orders/assignees': { assignee: null, orders: [{ order: someId }] },
  'PUT /v1/orders/:id/assignee': { assignee: null },
  'PUT /v1/orders/:id/changes': { revision: 1, note: 'packs well', dryRun: true },
  'PUT /v1/orders/:id/hold': { until: null },
  'PUT /v1/orders/:id/lines/:line/status': { status: 'READY' },
  'PUT /v1/orders/:id/packing': { line: someId, amount: 1 },
  'POST /v1/orders/:id/reductions': { amount: 1_000, reason: 'broken' },
  'PUT /v1/orders/:id/refunds/:entry/take-back': { reason: 'typed wrongly' },
  'PUT /v1/orders/:id/shipment': { carrier: 'EMS', trackingCode: 'EB123456789VN' },
  'PUT /v1/orders/:id/status': { status: 'PACKED' },
  'PUT /v1/orders/:id/weigh': { grams: 1_000 },
  'PUT /v1/purchases/:order/:line': { status: 'SOLD_OUT' },
  'POST /v1/arrivals': { photos: [picture] },
  'PUT /v1/arrivals/:id': { order: someId, line: someId },
  'PUT /v1/payments/:id/assign': { order: someId },
  'PUT /v1/payments/:id/correct': { amount: 1_000, note: 'typed wrongly' },
  'PUT /v1/payments/:id/move': { from: someId, to: 'e'.repeat(24), amount: 1_000 },
  'PUT /v1/payments/:id/return': { note: 'sent back' },
  'PUT /v1/payments/:id/returns/:entry/take-back': { reason: 'typed wrongly' },
  'PUT /v1/payments/:id/split': { parts: [{ order: someId, amount: 1_000 }], revision: 1 },
  'POST /v1/payments/import': statement,
  'POST /v1/payments/import/preview': statement,
  'POST /v1/payments': {
    account: shopAccount.account,
    amount: 1_000,
    bankReference: 'FT2',
    receivedAt: instant,
    content: 'tien hang',
  },
  'POST /v1/quotes/for-customer': {
    user: someId,
    country: 'JP',
    lines: [{ name: 'Nồi đất', price: 200_000, weightGrams: 1_200, categoryType: 'PACKAGED_FOOD' }],
  },
  'PUT /v1/quotes/:id/answer': { lines: [{ line: someId, refusal: 'sold out' }] },
  'PUT /v1/settings/cart': cartSettings,
  'POST /v1/product-categories': { name: text, type: 'PACKAGED_FOOD', image: picture },
  'PUT /v1/product-categories/status/:id': { isDeleted: true },
  'PATCH /v1/product-categories/:id': { name: text },
  'POST /v1/producers': { name: text, image: picture },
  'PUT /v1/producers/status/:id': { isDeleted: true },
  'PATCH /v1/producers/:id': { name: text },
  'POST /v1/costs': cost,
  'POST /v1/costs/estimate/unsaved': {
    rate: {
      goodsTypes: cost.goodsTypes,
      brackets: cost.brackets,
      stepGrams: 500,
      minimumGrams: 500,
      volumetricDivisor: 5_000,
      surcharges: [],
      transitDays: cost.transitDays,
      restricted: [],
    },
    lines: [{ goodsType: 'NORMAL', categoryType: 'PACKAGED_FOOD', weightGrams: 1_000, amount: 1 }],
  },
  'PUT /v1/costs/status/:id': { isDeleted: true },
  'PATCH /v1/costs/:id': { note: text },
  'POST /v1/page-templates': page,
  'PUT /v1/page-templates/:id/draft': { content: page, basedOn: 1 },
  'POST /v1/page-templates/:id/publish': { revision: 1 },
  'PUT /v1/page-templates/:id/restore': { version: 1 },
  'PUT /v1/page-templates/status/:id': { isDeleted: true },
  'PATCH /v1/page-templates/:id': page,
  'POST /v1/products': product,
  'PUT /v1/products/status/:id': { isDeleted: true },
  'PATCH /v1/products/:id': { name: text },
  'POST /v1/products/changes/preview': { ids: [someId], action: { kind: 'SHOWN', isShowed: true } },
  'POST /v1/products/changes': { preview: someId },
  'POST /v1/products/:id/stock': { idempotencyKey: someKey, change: 1, reason: 'RECEIVED' },
  'PUT /v1/users-rating/status/:id': { isHidden: true },
  'POST /v1/users-rating/changes/preview': { ids: [someId], action: { isHidden: true } },
  'POST /v1/users-rating/changes': { preview: someId },
  'PUT /v1/settings/catalogue': { exchangeRates: {}, synonyms: [] },
  'POST /v1/canned-replies': { title: 'Chào', text },
  'PUT /v1/canned-replies/:id': { title: 'Chào', text },
  'POST /v1/views': view,
  'PUT /v1/views/:id': view,
  'PUT /v1/settings/identity': { secondFactorRequired: false },
  'POST /v1/users': { displayName: 'Made by staff', email: 'made.by.staff@example.com', locale: 'vi' },
  'POST /v1/users/blocks': { users: [{ user: someId }], isBlocked: true, reason: 'spam' },
  'PUT /v1/users/set-block/:id': { isBlocked: true, reason: 'spam' },
  'PUT /v1/users/set-role/:id': { roles: ['USER'] },
  'POST /v1/history-notify': { typeNotify: 'PROMOTION', notify: { title: text, description: text } },
};

/** Path parameters that are no ids, by endpoint and name. */
const parameters: Readonly<Record<string, Record<string, string>>> = {
  'GET /v1/carts/:kind/:id': { kind: 'user', id: someId },
  'POST /v1/dead-letters/:id/look': { id: 'abcdef012345' },
  'POST /v1/dead-letters/:id/replay': { id: 'abcdef012345' },
};

/** Required query by endpoint. */
const queries: Readonly<Record<string, string>> = {
  'GET /v1/dashboard/cart': '?from=2026-11-10&to=2026-11-11',
  'GET /v1/dashboard/catalogue': '?from=2026-11-10&to=2026-11-11',
  'GET /v1/dashboard/chat': '?from=2026-11-10&to=2026-11-11',
  'GET /v1/search/cart': '?q=tra',
  'GET /v1/search/catalogue': '?q=tra',
  'GET /v1/search/identity': '?q=tra',
  'POST /v1/products/imports': '?name=tet.csv',
  'GET /v1/products/imports/:id/rows': '?view=BAD',
  'GET /v1/views': '?area=products',
  'POST /v1/ledger/export': '?from=2026-11-10&to=2026-11-11',
};

export interface StaffRequest {
  method: string;
  path: string;
  body: object | undefined;
}

/** Returns a request that is valid except for its caller. Throws for an endpoint that needs a body and is missing in this table. */
export function requestOf(endpoint: Endpoint): StaffRequest {
  const name = nameOf(endpoint);
  const body = bodies[name];
  if (endpoint.body?.safeParse(body ?? {}).success === false)
    throw new Error(`${name} needs a valid body in \`staff-calls.fixtures.ts\``);
  const ids = Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, someId]));
  return {
    method: endpoint.method,
    path: fillPath(endpoint.path, parameters[name] ?? ids) + (queries[name] ?? ''),
    body: endpoint.body === undefined ? undefined : (body ?? {}),
  };
}
