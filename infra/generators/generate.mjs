import { spawnSync } from 'node:child_process';

/** `npm run generate -- <generator> <answers…>`. Prompts for missing answers. */
const [generator, ...answers] = process.argv.slice(2);
const options = [
  'run',
  ...(generator === undefined ? [] : [generator]),
  '--config',
  'infra/generators/generators.config.ts',
  ...(answers.length === 0 ? [] : ['--args', ...answers]),
];
const { status } = spawnSync('gen', options, {
  stdio: 'inherit',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
});
process.exitCode = status ?? 1;
