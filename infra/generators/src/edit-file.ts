import { readFileSync, writeFileSync } from 'node:fs';

/** Adds to a text. Returns undefined if its anchor is missing. */
export type Edit = (text: string) => string | undefined;

/**
 * Applies edits to files that are also edited by hand, and returns the files.
 * @throws Error that names the file if an anchor is missing; all files are then unchanged
 */
export function editFiles(edits: Readonly<Record<string, readonly Edit[]>>): string[] {
  const edited = Object.entries(edits).map(([file, own]) => [file, applied(file, own)] as const);
  for (const [file, text] of edited) writeFileSync(file, text);
  return Object.keys(edits);
}

const applied = (file: string, edits: readonly Edit[]): string =>
  edits.reduce<string>(
    (text, edit) => {
      const result = edit(text);
      if (result === undefined)
        throw new Error(`${file} no longer has the form that the generator wrote: add the new lines by hand`);
      return result;
    },
    readFileSync(file, 'utf8'),
  );

/** Inserts `line` before the last occurrence of `anchor`, unless the text contains it. */
export const insertBefore =
  (anchor: string, line: string): Edit =>
  (text) => {
    const index = text.lastIndexOf(anchor);
    if (text.includes(line)) return text;
    return index === -1 ? undefined : text.slice(0, index) + line + text.slice(index);
  };

/** Appends `entry` to the list or object closed by the last `end` (`];`), on one line or several. */
export const addEntry =
  (end: string, entry: string): Edit =>
  (text) => {
    const index = text.lastIndexOf(end);
    if (index === -1) return undefined;
    const entries = text.slice(0, index).trimEnd();
    return `${entries}${/[[{,]$/.test(entries) ? '' : ','}\n  ${entry},\n${text.slice(index)}`;
  };

/** Imports `name` from `module`, in an existing import of the module or after the last import. */
export const addImport =
  (name: string, module: string): Edit =>
  (text) => {
    const imports = [...text.matchAll(/^import ([^;]*) from '([^']*)';\n/gm)];
    const existing = imports.find(([, clause, from]) => from === module && clause?.startsWith('{'));
    const end = imports.map(({ index, 0: match }) => index + match.length).at(-1) ?? 0;
    if (existing === undefined)
      return `${text.slice(0, end)}import { ${name} } from '${module}';\n${end === 0 ? '\n' : ''}${text.slice(end)}`;
    const [statement = '', clause = ''] = existing;
    const names = clause.split(/[{},\s]+/).filter(Boolean);
    return names.includes(name)
      ? text
      : text.replace(statement, `import { ${[...names, name].join(', ')} } from '${module}';\n`);
  };

/** Adds another module's declarations with its imports (of one name each). */
export const mergeModule =
  (module: string): Edit =>
  (text) => {
    const imports = [...module.matchAll(/^import \{ (\w+) \} from '([^']*)';\n/gm)];
    const declared = imports.reduce((rest, [statement]) => rest.replace(statement, ''), module);
    return imports.reduce<string | undefined>(
      (result, [, name = '', from = '']) => result && addImport(name, from)(result),
      text + declared,
    );
  };

export const append =
  (addition: string): Edit =>
  (text) =>
    text + addition;
