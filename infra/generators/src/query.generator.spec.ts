import { endpointOfCall, queryOf } from './query.generator.ts';

const valueOf = (call: string) => queryOf(call, endpointOfCall(call)).value;

describe('queryOf', () => {
  it.each([
    ['listSessions', "apiQuery('listSessions', {})"],
    ['getProduct', "(id: string) => apiQuery('getProduct', { params: { id } })"],
    [
      'getPageTemplateByType',
      "(params: CallInput<'getPageTemplateByType'>['params']) => apiQuery('getPageTemplateByType', { params })",
    ],
    [
      'listProductRatings',
      "(id: string, query: NonNullable<CallInput<'listProductRatings'>['query']>) => apiListQuery('listProductRatings', { params: { id }, query })",
    ],
  ])('passes the input of the contract to %s', (call, value) => {
    expect(valueOf(call)).toBe(value);
  });

  it('is named after the resource that the call reads', () => {
    expect(queryOf('listProductRatings', endpointOfCall('listProductRatings')).call.camel).toBe('productRatings');
  });
});

describe('endpointOfCall', () => {
  it.each(['getNonsense', 'toString', 'getProductsForService'])('rejects the unknown call %s', (name) => {
    expect(() => endpointOfCall(name)).toThrow(`"${name}" is no call`);
  });
});
