import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '@gvg/local/state/paths';
import { listParts, partNamed } from './parts.ts';

const commands = ['release', 'rollback', 'canary', 'promote', 'status'].map(
  (name) => [name, `gvg-release ${name}`] as const,
);
const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');

test.each(listParts().map(({ folder }) => folder))('%s is released with the same commands as every part', (folder) => {
  const { scripts } = JSON.parse(read(`${folder}/package.json`)) as { scripts: Record<string, string> };
  expect(scripts).toMatchObject(Object.fromEntries(commands));
});

test.each(['remote', 'service'])('a new %s can be released with these commands from the start', (type) => {
  const template = read(`infra/generators/templates/${type}/package/package.json.hbs`);
  for (const [name, command] of commands) expect(template).toContain(`"${name}": "${command}"`);
});

test('an unknown name is rejected with a list of the parts', () => {
  expect(listParts().map(({ type }) => type)).toEqual(
    expect.arrayContaining(['remote', 'service', 'shell', 'gateway']),
  );
  expect(() => partNamed('mailbox')).toThrow(/no part mailbox; there are .*mf-cart/);
});
