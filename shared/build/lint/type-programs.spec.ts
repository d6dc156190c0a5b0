import { readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../workspaces.ts';

type Program = { include: string[]; exclude: string[] };

const read = (name: string): Program =>
  JSON.parse(readFileSync(path.join(repository, name), 'utf8').replace(/^\/\/.*$/gm, '')) as Program;

test('the program of Node has every package in its folders that the program of browsers does not have', () => {
  const [node, browser] = [read('tsconfig.node.json'), read('tsconfig.browser.json')];
  const inNodesFolders = browser.include.filter((folder) => node.include.some((own) => folder.startsWith(`${own}/`)));
  expect(node.exclude.filter((folder) => !folder.startsWith('**'))).toEqual(inNodesFolders);
});
