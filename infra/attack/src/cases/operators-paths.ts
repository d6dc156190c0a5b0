import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { requestTarget } from '../traffic/raw-connection.ts';

const spellings = [
  ...[
    '/metrics',
    '/Metrics',
    '/METRICS',
    '/metrics/',
    '/metrics/site',
    '/%6Detrics',
    '/%256Detrics',
    '/./metrics',
    '/en/../metrics',
    '/%2Fmetrics',
    '//metrics',
    '/metrics?x=1',
  ],
  ...['/Health/Ready', '/health/ready/', '/health//site', '/HEALTH/site', '/%68ealth/ready', '/x/%2e%2e/health/ready'],
];

export const operatorsPaths: AttackCase = {
  name: 'metrics and health in other spellings',
  async run({ url }) {
    for (const target of spellings) {
      const { status, answer } = await requestTarget(url, target);
      expectEqual(
        target,
        { status, hasMetrics: /process_cpu|# TYPE|"dependencies"/.test(answer) },
        { status: 404, hasMetrics: false },
      );
    }
    return `${spellings.length} spellings answer 404`;
  },
};
