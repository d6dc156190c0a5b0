import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pactFolder } from '@gvg/testing/http-pact';
import { listParts } from '../collect/parts.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { consumedBy } from './sources/consumed.ts';
import { missingPacts, readPacts } from './sources/missing-pacts.ts';

const parts = listParts();
const pacts = readPacts(pactFolder());

/** Specs of consumers run before those that call `readPacts(…)` (`contract-order.cjs`). */
test.each(parts.map((part) => [part.name, part] as const))(
  '%s says in a pact what it relies on of everything that it calls and listens to',
  (name, part) => {
    expect(missingPacts(name, consumedBy(part), pacts)).toEqual([]);
  },
);

test('finds something that each service calls or listens to', () => {
  const services = parts.filter(({ type }) => type === 'service' || type === 'gateway');
  for (const part of services) expect(consumedBy(part).events.size + consumedBy(part).calls.size).toBeGreaterThan(0);
});

describe('a consumer that is planted without a pact', () => {
  /** A part of one source file. */
  function plant(type: 'service' | 'remote', source: string) {
    const folder = temporaryFolder();
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/main.ts'), source);
    return { name: 'planted', type, folder };
  }

  it.each([
    [
      'a service that calls another',
      'service',
      `import { getOrderForService } from '@gvg/contracts/cart/http/internal-buying';\ncallInternal(getOrderForService, target, {});`,
      ['getOrderForService'],
    ],
    [
      'a service that listens',
      'service',
      `import { orderPlaced } from '@gvg/contracts/cart/events';\nbus.consume({ events: [orderPlaced] });`,
      ['order.placed'],
    ],
    [
      'a service that listens to several events at once',
      'service',
      `import { productEvents } from '@gvg/contracts/catalogue/events';\nbus.consume({ events: productEvents });`,
      expect.arrayContaining(['product.created', 'product.updated']),
    ],
    ['a page that calls', 'remote', `const query = apiQuery('getOrder', {});\nconst text = t('signIn');`, ['getOrder']],
    ['a page that follows its socket', 'remote', `shellApi().realtime.on('CART', show);`, ['packet CART']],
  ] as const)('is caught: %s', (_, type, source, expected) => {
    expect(missingPacts('planted', consumedBy(plant(type, source)), pacts)).toEqual(expected);
  });

  it('is not caught where a service imports types alone', () => {
    const source = `import type { Order } from '@gvg/contracts/cart/http/orders';`;
    expect(missingPacts('planted', consumedBy(plant('service', source)), pacts)).toEqual([]);
  });

  it.each(["t('trackOrder')", "const entry = { key: 'trackOrder', to: '/order/track' };"])(
    'is not caught where a page has a text of that name: %s',
    (source) => {
      expect(missingPacts('planted', consumedBy(plant('remote', source)), pacts)).toEqual([]);
    },
  );

  it('is not caught any more when it has one', () => {
    const order = pacts.find(({ consumer, provider }) => consumer.name === 'mf-chat' && provider.name === 'cart');
    const planted = { ...order!, consumer: { name: 'planted-server' } };
    expect(missingPacts('planted', consumedBy(plant('remote', `apiQuery('getOrder', {})`)), [planted])).toEqual([]);
  });
});
