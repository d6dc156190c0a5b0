import openApiSchema from '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { endpointsByName, publicEndpoints } from '@gvg/contracts/public-endpoints';
import { describeApi } from './describe-api.ts';
import type { Operation } from './document.ts';

const document = describeApi();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const operationOf = (name: string): Operation => {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (found === undefined) throw new Error(`${name} is not described`);
  return found.operation;
};

describe('the OpenAPI document', () => {
  it('is valid by the official schema of OpenAPI 3.1', () => {
    const ajv = new Ajv2020({ strict: false, formats: { 'media-range': true } });
    addFormats.default(ajv);
    const validate = ajv.compile(openApiSchema);
    validate(structuredClone(document));
    expect(validate.errors ?? []).toEqual([]);
    expect(validate({ ...structuredClone(document), paths: { orders: {} } })).toBe(false);
  });

  it('has exactly the public endpoints, each once', () => {
    const described = operations.map(
      ({ path, method, operation }) =>
        `${operation.operationId} ${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(described.toSorted()).toEqual(
      [...endpointsByName].map(([name, { method, path }]) => `${name} ${method} ${path}`).toSorted(),
    );
    expect(described).toHaveLength(publicEndpoints.length);
  });

  it('contains only references that resolve', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(names.length).toBeGreaterThan(100);
    const components = document.components as unknown as Record<string, Record<string, unknown>>;
    for (const [, kind = '', name = ''] of names) expect(Object.keys(components[kind] ?? {})).toContain(name);
  });

  it('describes the parameters of every path', () => {
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter(
        (parameter) => 'name' in parameter && parameter.in === 'path' && parameter.required,
      );
      expect(inPath.map((parameter) => 'name' in parameter && parameter.name).toSorted()).toEqual(
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
      );
    }
  });

  it('describes the allowed callers', () => {
    expect(operationOf('listProducts').security).toEqual([{}, { accessToken: [] }]);
    expect(operationOf('signIn').security).toEqual([{}, { guestSession: [] }]);
    expect(operationOf('addProductToCart').security).toEqual([{ accessToken: [] }, { guestSession: [] }]);
    expect(operationOf('placeOrder').security).toEqual([{ accessToken: [] }]);
    expect(operationOf('recordPayment').description).toContain('Callers: Staff');
  });

  it('has the errors of an endpoint in addition to the common ones', () => {
    const { responses } = operationOf('placeOrder');
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['201', '400', '401', '409', '429', '503']));
    expect(JSON.stringify(responses['409'])).toContain('ORDER_WAS_EXISTED');
    expect(responses['429']).toEqual({ $ref: '#/components/responses/TooManyRequests' });
    expect(document.components.responses['TooManyRequests']?.headers).toHaveProperty('Retry-After');
  });

  it('describes the media types of files', () => {
    expect(operationOf('uploadPicture').requestBody?.content).toHaveProperty(['multipart/form-data']);
    expect(operationOf('exportOrders').responses['200']).toHaveProperty(['content', 'text/csv']);
    expect(operationOf('getPicture').responses['200']).toHaveProperty(['content', 'image/avif']);
    expect(operationOf('beginGoogleSignIn').responses['302']).toHaveProperty(['headers', 'Location']);
    expect(operationOf('signOut').responses['204']).not.toHaveProperty('content');
  });

  it('makes values with defaults optional in requests and required in responses', () => {
    const { Address, Preferences, PreferencesInput } = document.components.schemas;
    expect(Address?.required).not.toContain('region');
    expect(Preferences).not.toEqual(PreferencesInput);
  });

  it('allows additional members in responses and forbids them in requests', () => {
    expect(document.components.schemas['Order']).not.toHaveProperty('additionalProperties');
    expect(operationOf('placeOrder').requestBody?.content['application/json']?.schema).toMatchObject({
      additionalProperties: false,
    });
  });
});
