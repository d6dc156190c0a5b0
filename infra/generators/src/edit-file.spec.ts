import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addImport, append, editFile, insertBefore } from './edit-file.ts';

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
  editFile(file, [addImport('c', './c.ts'), insertBefore('];\n', '  c,\n'), append('\nexport const end = true;\n')]);
  expect(readFileSync(file, 'utf8')).toBe(
    "import { a } from './a.ts';\nimport {\n  b,\n} from './b.ts';\nimport { c } from './c.ts';\n\nexport const list = [\n  a,\n  c,\n];\n\nexport const end = true;\n",
  );
});

it('adds a name to an import of the same module', () => {
  editFile(file, [addImport('c', './b.ts')]);
  expect(readFileSync(file, 'utf8')).toContain("\nimport { b, c } from './b.ts';\n");
});

it('adds nothing twice', () => {
  editFile(file, [addImport('a', './a.ts'), insertBefore('];\n', '  a,\n')]);
  expect(readFileSync(file, 'utf8')).toBe(source);
});

it('leaves the file unchanged and says so when its form has changed', () => {
  expect(() => editFile(file, [addImport('c', './c.ts'), insertBefore('} as const;', '  C: 404,\n')])).toThrow(/list\.ts no longer has the form.*by hand/);
  expect(readFileSync(file, 'utf8')).toBe(source);
});
