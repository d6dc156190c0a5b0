import { createLogger } from '@gvg/service-kit/telemetry/logger';
import { errors } from 'undici';
import { withFailover } from './failover.ts';
import { Upstream } from './upstream.ts';

const logger = createLogger({ name: 'gateway', level: 'silent' });
const options = { isRepeatable: () => true };
const timeOut = () => Promise.reject(new errors.HeadersTimeoutError());

it('counts only timeouts without a response between them towards opening the circuit', async () => {
  const shell = new Upstream({ name: 'shell', addresses: ['http://127.0.0.1:9'], logger });
  const exchange = (run: () => Promise<string>) => withFailover(shell, options, run);
  for (let round = 0; round < 3; round += 1) {
    for (let failure = 0; failure < 4; failure += 1)
      await expect(exchange(timeOut)).rejects.toMatchObject({ code: 'GATEWAY_TIMEOUT' });
    expect(await exchange(() => Promise.resolve('a response'))).toBe('a response');
  }
  await shell.close();
});
