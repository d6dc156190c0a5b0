import { once } from 'node:events';
import { connect } from 'node:net';
import { createCategory } from '@gvg/contracts/catalogue/http/categories';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { uploadPicture } from '@gvg/contracts/upload/http/upload';
import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { eventually } from '@gvg/testing/eventually';
import { startFakeUpstream } from '../testing/fake-upstream.ts';
import { startGatewayBefore } from '../testing/start-gateway-before.ts';

const timeouts = { connectMs: 30_000, headersMs: 30_000, bodyIdleMs: 30_000 };

test.each<[string, Endpoint]>([
  ['a body that the gateway collects', createCategory],
  ['an upload', uploadPicture],
])('logs a client that disconnects within %s as 499, not as an error', async (_, endpoint) => {
  const logger = createLogger({ name: 'test', level: 'silent' });
  const [error, info] = [jest.spyOn(logger, 'error'), jest.spyOn(logger, 'info')];
  const upstream = await startFakeUpstream(() => {});
  const gateway = await startGatewayBefore([upstream.url], 'api', { logger, endpoint, timeouts });
  const client = connect(gateway.port, '127.0.0.1');
  client.write('POST /x HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 50000\r\n\r\n');
  await once(client, 'data');
  client.destroy();
  await eventually(() => info.mock.calls.some(([fields]) => (fields as unknown as { status?: number }).status === 499));
  expect(error).not.toHaveBeenCalled();
  await gateway.close();
  await upstream.close();
});

test('logs a client that disconnects before the response as 499, not as an error', async () => {
  const logger = createLogger({ name: 'test', level: 'silent' });
  const [error, info] = [jest.spyOn(logger, 'error'), jest.spyOn(logger, 'info')];
  const upstream = await startFakeUpstream(() => {});
  const gateway = await startGatewayBefore([upstream.url], 'page', { logger, timeouts });
  const client = connect(gateway.port, '127.0.0.1');
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await eventually(() => upstream.requestCount === 1);
  client.destroy();
  await eventually(() => info.mock.calls.some(([fields]) => (fields as unknown as { status?: number }).status === 499));
  expect(error).not.toHaveBeenCalled();
  await gateway.close();
  await upstream.close();
});
