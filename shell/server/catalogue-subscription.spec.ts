import { catalogueSubscription } from './catalogue-subscription.ts';

test('expires cached pages after a change and after a bulk import', () => {
  const { events } = catalogueSubscription(() => {});
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['product.updated', 'category.changed', 'catalogue.imported']),
  );
});
