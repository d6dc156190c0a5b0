import { kinds } from './model/kinds.ts';
import type { Failure, Run } from './run-sequences.ts';
import { leastCommands } from './run-sequences.ts';

export function describeRun({ seed, sequences, commands, counts }: Run): string {
  const width = Math.max(...kinds.map(({ length }) => length));
  const rows = kinds.map((kind) => `  ${kind.padEnd(width)} ${String(counts.get(kind) ?? 0).padStart(6)}`);
  return [
    `seed ${seed}: ${sequences} sequences of at least ${leastCommands} commands, ${commands} commands`,
    ...rows,
  ].join('\n');
}

export function describeFailure(seed: number, { path, isRepeatable, commands, error }: Failure): string {
  const steps = commands.map((text, index) => `  ${index}. ${text}`);
  const again = `npm run money-model -- --seed ${seed} --path ${path}`;
  const title = `seed ${seed}, path ${path}: the shop does not hold what the model says`;
  const hint = isRepeatable ? [] : ['The same commands passed when they were run again: not shrunk.'];
  return [title, ...hint, ...steps, error, `again: ${again}`].join('\n');
}
