import { workspaceFolders } from '@gvg/build/workspaces.ts';
import { repository } from '../../state/paths.ts';
import { beyondImports } from './beyond-imports.ts';
import { testsIn } from './repository-graph.ts';

const tests = workspaceFolders().flatMap((folder) => testsIn(repository, folder));

test.each(beyondImports.map((row) => [String(row.tests), row] as const))(
  '%s matches tests of this repository',
  (_, row) => {
    expect(tests.filter((file) => row.tests.test(file))).not.toEqual([]);
  },
);
