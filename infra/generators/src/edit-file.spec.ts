import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addEntry, addImport, append, editFiles, insertBefore, mergeModule } from './edit-file.ts';

const source = "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\n\nexport const list = [\n  a,\n];\n";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'gvg-edit-'));
  file = path.join(folder, 'list.ts');
  writeFileSync(file, source);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('adds an import after the last one, an entry to a list, and text at the end', () => {
  editFiles({ [file]: [addImport('c', './c.ts'), addEntry('];', 'c'), append('\nexport const end = true;\n')] });
  expect(readFileSync(file, 'utf8')).toBe(
    "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\nimport { c } from './c.ts';\n\nexport const list = [\n  a,\n  c,\n];\n\nexport const end = true;\n",
  );
});

it('merges the imports and the text of a module', () => {
  editFiles({
    [file]: [mergeModule("import { c } from './b.ts';\nimport { d } from './d.ts';\n\nexport const end = c(d);\n")],
  });
  expect(readFileSync(file, 'utf8')).toBe(
    "import { a } from './a.ts';\nimport { b, c } from './b.ts';\nimport { d } from './d.ts';\n\nexport const list = [\n  a,\n];\n\nexport const end = c(d);\n",
  );
});

it('adds a name to an import of the same module', () => {
  editFiles({ [file]: [addImport('c', './b.ts')] });
  expect(readFileSync(file, 'utf8')).toContain("\nimport { b, c } from './b.ts';\n");
});

it('adds an entry to a list on one line and to an empty one', () => {
  writeFileSync(file, 'export const list = [a];\n');
  editFiles({ [file]: [addEntry('];', 'c')] });
  expect(readFileSync(file, 'utf8')).toBe('export const list = [a,\n  c,\n];\n');
  writeFileSync(file, 'export const list = {} as const;\n');
  editFiles({ [file]: [addEntry('} as const;', 'c: 1')] });
  expect(readFileSync(file, 'utf8')).toBe('export const list = {\n  c: 1,\n} as const;\n');
});

it('adds a line before the end of a block', () => {
  writeFileSync(file, 'function routes() {\n  a();\n}\n');
  editFiles({ [file]: [insertBefore('}\n', '  b();\n')] });
  expect(readFileSync(file, 'utf8')).toBe('function routes() {\n  a();\n  b();\n}\n');
});

it('adds nothing twice', () => {
  editFiles({ [file]: [addImport('a', './a.ts'), insertBefore('];', '  a,\n')] });
  expect(readFileSync(file, 'utf8')).toBe(source);
});

it('leaves all files unchanged and throws if one has an unexpected form', () => {
  const other = path.join(folder, 'other.ts');
  writeFileSync(other, source);
  const edits = {
    [other]: [addImport('c', './c.ts')],
    [file]: [addImport('c', './c.ts'), addEntry('} as const;', 'C: 404')],
  };
  expect(() => editFiles(edits)).toThrow(/list\.ts no longer has the form.*by hand/);
  for (const each of [other, file]) expect(readFileSync(each, 'utf8')).toBe(source);
});
