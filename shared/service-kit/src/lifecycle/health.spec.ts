import { Health } from './health.ts';
import { createMetrics } from '../telemetry/metrics.ts';

const up = () => ({ ready: true, detail: 'connected' });
const down = () => ({ ready: false, detail: 'gone' });

test('readiness depends only on required dependencies, while optional ones are reported', async () => {
  const health = new Health(createMetrics('test'));
  health.addDependency('database', up);
  health.addDependency('redis', down, { required: false });
  expect(await health.report()).toEqual({
    ready: true,
    dependencies: {
      database: { ready: true, detail: 'connected', required: true },
      redis: { ready: false, detail: 'gone', required: false },
    },
  });
  health.addDependency('search index', down);
  expect((await health.report()).ready).toBe(false);
});

test('a check that throws or hangs is reported as not ready, without its error message', async () => {
  const health = new Health(createMetrics('test'));
  health.addDependency('throws', () => {
    throw new Error('connect ECONNREFUSED mongodb://user:password@host');
  });
  health.addDependency('hangs', () => new Promise(() => {}));
  const report = await health.report();
  expect(report.ready).toBe(false);
  expect(JSON.stringify(report)).not.toContain('password');
  expect(report.dependencies['hangs']).toMatchObject({ ready: false });
});

test('a stopping process is not ready', async () => {
  const health = new Health(createMetrics('test'));
  health.addDependency('database', up);
  health.stop();
  expect((await health.report()).ready).toBe(false);
});

test('exports dependency_ready per dependency', async () => {
  const metrics = createMetrics('test');
  const health = new Health(metrics);
  health.addDependency('redis', down, { required: false });
  await health.report();
  expect(await metrics.registry.metrics()).toMatch(/dependency_ready\{dependency="redis",service="test"\} 0/);
});
