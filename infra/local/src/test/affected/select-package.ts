import { workspaceFolders } from '@gvg/build/workspaces.ts';
import { UserError } from '../../process/user-error.ts';
import { pactsIn, testsIn } from './repository-graph.ts';
import type { Selection } from './selection.ts';
import { fileSteps, stepOf } from './test-files.ts';
import { withPactWriters } from './with-pact-writers.ts';

/** Selects all tests of one package, and the consumers' specs whose pacts they verify. @throws UserError for a folder without a package */
export function selectPackage(folder: string, repository: string): Selection {
  const packages = workspaceFolders(repository);
  if (!packages.includes(folder))
    throw new UserError(`There is no package ${folder}; there are: ${packages.join(', ')}.`);
  const pacts = pactsIn(
    repository,
    packages.flatMap((one) => testsIn(repository, one)),
  );
  const tests = withPactWriters(new Map(testsIn(repository, folder).map((file) => [file, 'own'])), pacts);
  const steps = new Map([
    ['lint', new Map([[folder, 'own']])],
    ['types', new Map<string, string>()],
  ]);
  for (const step of fileSteps) {
    const ofStep = [...tests].filter(([file]) => stepOf(file) === step);
    if (ofStep.length > 0) steps.set(step, new Map(ofStep));
  }
  return { steps };
}
