import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pactFolder } from '@gvg/testing/http-pact';
import { listParts } from '../collect/parts.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { consumedBy } from './sources/consumed.ts';
import { missingPacts, readPacts } from './sources/missing-pacts.ts';

const parts = listParts();
const pacts = readPacts(pactFolder());

/** Consumer specs run before those that call `readPacts(…)` (`contract-order.cjs`). */
test.each(parts.map((part) => [part.name, part] as const))(
  '%s has a pact for everything that it calls and consumes',
  (name, part) => {
    expect(missingPacts(name, consumedBy(part), pacts)).toEqual([]);
  },
);

test('finds a call or consumed event of each service', () => {
  const services = parts.filter(({ type }) => type === 'service' || type === 'gateway');
  for (const part of services) expect(consumedBy(part).events.size + consumedBy(part).calls.size).toBeGreaterThan(0);
});

describe('a planted consumer without a pact', () => {
  /** Creates a part with one source file. */
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
  ] as const)('is detected: %s', (_, type, source, expected) => {
    expect(missingPacts('planted', consumedBy(plant(type, source)), pacts)).toEqual(expected);
  });

  it('is ignored if a service only imports types', () => {
    const source = `import type { Order } from '@gvg/contracts/cart/http/orders';`;
    expect(missingPacts('planted', consumedBy(plant('service', source)), pacts)).toEqual([]);
  });

  it.each(["t('trackOrder')", "const entry = { key: 'trackOrder', to: '/order/track' };"])(
    'is ignored if a page contains a text of that name: %s',
    (source) => {
      expect(missingPacts('planted', consumedBy(plant('remote', source)), pacts)).toEqual([]);
    },
  );

  it('is no longer reported once it has a pact', () => {
    const order = pacts.find(({ consumer, provider }) => consumer.name === 'mf-chat' && provider.name === 'cart');
    const planted = { ...order!, consumer: { name: 'planted-server' } };
    expect(missingPacts('planted', consumedBy(plant('remote', `apiQuery('getOrder', {})`)), [planted])).toEqual([]);
  });
});
