import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { workspaceFolders } from '@gvg/build/workspaces.ts';
import { repository } from '../state/paths.ts';
import { testsIn } from './affected/repository-graph.ts';
import { stepOf } from './affected/test-files.ts';
import { coreTag } from './test-steps.ts';

/** Browser journeys of `npm test`, listed explicitly so that adding or removing a tag is a deliberate decision. */
const journeys: Record<string, readonly string[]> = {
  'a customer buys, on phone and desktop': ['mf-cart/e2e/journey.e2e.ts', 'mf-cart/e2e/walk.phone.e2e.ts'],
  "staff's day": ['mf-admin/e2e/staff-day.desktop.e2e.ts'],
  'chat is live, over two nodes': ['mf-chat/e2e/talking.e2e.ts', 'mf-chat/e2e/talking.resilience.e2e.ts'],
  'every page opens in both languages': ['shell/e2e/every-page.e2e.ts', 'mf-admin/e2e/every-page.e2e.ts'],
};

const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
const isTagged = (file: string) => read(file).includes(` ${coreTag}`);

test.each(Object.entries(journeys))('%s: is among the core journeys', (_, files) => {
  expect(files.filter((file) => !isTagged(file))).toEqual([]);
});

test('tags no other test as a core journey', () => {
  const tests = workspaceFolders().flatMap((folder) => testsIn(repository, folder));
  const browserTests = tests.filter((file) => file.endsWith('.e2e.ts'));
  expect(browserTests.filter(isTagged)).toEqual(Object.values(journeys).flat().toSorted());
});

test('excludes from the gate only specs named for the whole', () => {
  const named = globSync('{shared,services,infra,mf-*,shell}/**/*.whole.*', {
    cwd: repository,
    exclude: ['**/node_modules/**', '**/dist/**'],
  });
  expect(named).not.toEqual([]);
  expect(named.filter((file) => !['unit', 'integration'].includes(stepOf(file) ?? ''))).toEqual([]);
});
