import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EndpointOfCall } from '@gvg/contracts/calls';
import type { BodyFor, ParamsFor, QueryFor, ResponseBodyOf } from '@gvg/contracts/definitions/endpoint';
import { createResponseValidator } from '@gvg/api-description/response-validator.fixtures';
import type { OpenApiDocument } from '@gvg/api-description/openapi/document';
import { cartSettings, shopAccount } from '@gvg/testing/cart-settings';
import { eventually } from '@gvg/testing/eventually';
import { repositoryRoot } from '@gvg/testing/repository-root';
import { openCountries } from '@gvg/testing/sample-goods';
import type { EveryService } from './every-service.fixtures.ts';

const run = promisify(execFile);

/** A separate country, because each case sets its own rates. */
const country = 'DE';
const image = '/v1/file-manager/files/picture.png';
const price = 120_000;

/** Calls of the generated client. Their types are those of the contracts. */
type CallNames =
  | 'beginGuestSession'
  | 'signUp'
  | 'signIn'
  | 'addProductToCart'
  | 'getMyCart'
  | 'previewOrder'
  | 'placeOrder'
  | 'getOrder'
  | 'recordPayment'
  | 'updateCartSettings'
  | 'createCategory'
  | 'createProducer'
  | 'createProduct'
  | 'createCost';
type Part<Name extends string, Value> = Value extends undefined ? object : Record<Name, Value>;
type Call<Name extends CallNames> = (
  options: { client: unknown } & Part<'body', BodyFor<EndpointOfCall<Name>>> &
    Part<'path', ParamsFor<EndpointOfCall<Name>>> &
    Part<'query', QueryFor<EndpointOfCall<Name>>>,
) => Promise<{ data: ResponseBodyOf<EndpointOfCall<Name>>; response: Response }>;
type GeneratedClient = { [Name in CallNames]: Call<Name> };
type Authentication = (scheme: { type: string; in?: string }) => string | undefined;
interface GeneratedRuntime {
  createClient(options: {
    baseUrl: string;
    throwOnError: true;
    headers: Record<string, string>;
    auth: Authentication;
    fetch: typeof fetch;
  }): unknown;
}

let site: EveryService;
let folder: string;
let document: OpenApiDocument;
let calls: GeneratedClient;
let runtime: GeneratedRuntime;
let wrong: string[];

const generator = () => path.join(repositoryRoot(), 'node_modules/@hey-api/openapi-ts/bin/run.js');
const compiler = () => path.join(repositoryRoot(), 'node_modules/typescript-native/bin/tsc');

/** Sends requests as one caller, with the headers that the document requires. */
function callerAs(authentication: { token?: string | undefined; guest?: string | undefined }): unknown {
  const isRight = createResponseValidator(document);
  return runtime.createClient({
    baseUrl: site.gatewayUrl,
    throwOnError: true,
    // Other user agents are treated as crawlers, which get no guest session.
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' },
    auth: ({ type }) => (type === 'http' ? authentication.token : authentication.guest),
    async fetch(input, init) {
      const request = new Request(input, init);
      const response = await fetch(request);
      const body: unknown = await response.clone().json();
      const fault = isRight({
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        contentType: response.headers.get('content-type') ?? '',
        body,
      });
      if (fault !== '') wrong.push(fault);
      if (!response.ok) throw new Error(`${request.method} ${request.url} ${response.status} ${JSON.stringify(body)}`);
      return response;
    },
  });
}

/** Opens a shop that sends to the country, and adds stock. */
async function stockShop(client: unknown): Promise<string> {
  await calls.updateCartSettings({
    client: callerAs({ token: await site.keys.mint({ roles: ['SYSTEM_ADMIN'] }) }),
    body: cartSettings,
  });
  const name = `Khách API ${randomBytes(3).toString('hex')}`;
  const { data: category } = await calls.createCategory({
    client,
    body: { name: { vi: name, en: '' }, type: 'PACKAGED_FOOD', image },
  });
  const { data: producer } = await calls.createProducer({ client, body: { name: { vi: name, en: '' }, image } });
  await calls.createCost({
    client,
    body: {
      country,
      service: 'AIR',
      goodsTypes: ['NORMAL'],
      brackets: [{ fromGrams: 0, pricePerKg: 200_000 }],
      transitDays: { min: 5, max: 8 },
      validFrom: new Date().toISOString(),
    },
  });
  const { data: product } = await calls.createProduct({
    client,
    body: {
      name: { vi: `Trà ${name}`, en: '' },
      description: { vi: '<p>Ngon</p>', en: '' },
      images: [image],
      category: category._id,
      producer: producer._id,
      country: 'VN',
      type: 'NORMAL',
      priority: '1',
      price,
      unit: 'GRAM',
      quantityPerUnit: 500,
      weightGrams: 550,
      stock: 5,
    },
  });
  return product._id;
}

/** Client that a well-known generator created from the OpenAPI document of the gateway. */
export function testGeneratedClient(running: () => EveryService): void {
  beforeAll(async () => {
    site = running();
    folder = await mkdtemp(path.join(tmpdir(), 'gvg-generated-client-'));
    const text = await (await fetch(`${site.gatewayUrl}/v1/openapi.json`)).text();
    document = JSON.parse(text) as OpenApiDocument;
    const file = path.join(folder, 'openapi.json');
    await writeFile(file, text);
    await run(process.execPath, [generator(), '-i', file, '-o', path.join(folder, 'client'), '--no-log-file']);
    calls = (await import(path.join(folder, 'client/sdk.gen.ts'))) as GeneratedClient;
    runtime = (await import(path.join(folder, 'client/client/index.ts'))) as GeneratedRuntime;
    wrong = [];
    await openCountries(site.databaseOf('catalogue'), ['VN', country]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has types that compile', async () => {
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2022', '--module', 'preserve'];
    const libraries = ['--lib', 'es2022,dom,dom.iterable'];
    const { stdout } = await run(
      process.execPath,
      [compiler(), ...options, ...libraries, '--types', '', path.join(folder, 'client/index.ts')],
      { cwd: folder },
    ).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toBe('');
  });

  it('signs in, buys and pays', async () => {
    const staff = callerAs({ token: await site.keys.mint({ roles: ['ADMIN'] }) });
    const product = await stockShop(staff);

    const { data: session } = await calls.beginGuestSession({ client: callerAs({}) });
    const guest = callerAs({ guest: session.signedSessionId ?? undefined });
    // cart receives products by event.
    await eventually(async () => {
      const { response } = await calls.addProductToCart({ client: guest, body: { product, amount: 2 } });
      expect(response.status).toBe(201);
    });

    const person = { email: `${randomBytes(6).toString('hex')}@example.com`, password: 'MuaHangViet2026!' };
    const { data: registered } = await calls.signUp({
      client: guest,
      body: { ...person, displayName: `Khách ${randomBytes(4).toString('hex')}` },
    });
    const { data: signedIn } = await calls.signIn({ client: callerAs({}), body: person });
    expect(signedIn.user._id).toBe(registered.user._id);

    const customer = callerAs({ token: signedIn.accessToken });
    const after = registered.mergedGuest?.eventId;
    const { data: cart } = await calls.getMyCart({ client: customer, query: { after } });
    expect(cart.merged).toEqual({ lines: 1 });
    expect(cart.docs).toMatchObject([{ type: 'IN_SYSTEM', amount: 2, product: { _id: product, price } }]);

    const lines = cart.docs.map(({ _id, amount }) => ({ line: _id, amount }));
    const { data: preview } = await calls.previewOrder({ client: customer, body: { country, lines } });
    const { data: order } = await calls.placeOrder({
      client: customer,
      body: {
        idempotencyKey: randomUUID(),
        lines,
        recipient: {
          fullName: 'Nguyễn Thị Lan',
          phone: '+4915112345678',
          country,
          city: 'Berlin',
          line: 'Kantstraße 1',
          postcode: '10623',
        },
        service: 'AIR',
        acceptedTerms: true,
        deposit: preview.deposit,
        freight: preview.rows[0]?.total,
      },
    });
    expect(order).toMatchObject({ status: 'AWAITING_DEPOSIT', transfer: { account: shopAccount.account } });

    const { amount = 0, content = '', account = '' } = order.transfer ?? {};
    await calls.recordPayment({
      client: staff,
      body: { account, amount, content, bankReference: randomUUID(), receivedAt: new Date().toISOString() },
    });
    const { data: paid } = await calls.getOrder({ client: customer, path: { id: order.code } });
    expect(paid.totals).toMatchObject({ paid: amount, due: 0 });
    expect(paid.status).not.toBe('AWAITING_DEPOSIT');
    expect(wrong).toEqual([]);
  });
}
