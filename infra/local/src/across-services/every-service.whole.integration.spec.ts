import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import type { BrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { startEveryService } from './every-service.fixtures.ts';
import type { EveryService } from './every-service.fixtures.ts';
import { testGeneratedClient } from './generated-client.cases.ts';
import { testRefusedCallers } from './refused-callers.cases.ts';
import { leakDemos, testSecretLeaks } from './secret-leaks.cases.ts';
import { testWorkedCosts } from './worked-costs.cases.ts';

/** All processes of the site start once for all tests of this file. */
jest.setTimeout(300_000);

const logsOf = new Map<string, string>();
let redisProxy: BrokerProxy;
let site: EveryService;

beforeAll(async () => {
  redisProxy = await openBrokerProxy(process.env['REDIS_URL'] ?? '');
  site = await startEveryService({
    redisUrl: redisProxy.url,
    withDemos: leakDemos,
    environment: { LOG_LEVEL: 'trace', TRUST_PROXY_HOPS: '0' },
    onOutput: (name, text) => void logsOf.set(name, (logsOf.get(name) ?? '') + text),
  });
});
afterAll(async () => {
  await site.stop();
  await redisProxy.disconnect();
});

describe('secret leaks', () => testSecretLeaks(() => ({ site, logsOf })));
describe('a worked case', () => testWorkedCosts(() => site));
describe('a generated client', () => testGeneratedClient(() => site));
// Last, because it disconnects Redis.
describe('callers', () => testRefusedCallers(() => ({ site, redisProxy })));
