import { readFileSync, writeFileSync } from 'node:fs';

/** Adds to a text; undefined when its anchor is missing. */
export type Edit = (text: string) => string | undefined;

/** Applies `edits` to a file that people also edit. @throws Error that names the file when an anchor is missing; the file is then unchanged */
export function editFile(file: string, edits: readonly Edit[]): void {
  const edited = edits.reduce<string>((text, edit) => {
    const result = edit(text);
    if (result === undefined) throw new Error(`${file} no longer has the form that the generator wrote: add the new lines by hand`);
    return result;
  }, readFileSync(file, 'utf8'));
  writeFileSync(file, edited);
}

/** Inserts `line` before the last occurrence of `anchor`, unless the text has it. */
export const insertBefore = (anchor: string, line: string): Edit => (text) => {
  const index = text.lastIndexOf(anchor);
  if (text.includes(line)) return text;
  return index === -1 ? undefined : text.slice(0, index) + line + text.slice(index);
};

/** Adds an import after the last one, unless the text has it. */
export const addImport = (line: string): Edit => (text) => {
  if (text.includes(line)) return text;
  const end = [...text.matchAll(/^import [^;]*;\n/gm)].map(({ index, 0: match }) => index + match.length).at(-1) ?? 0;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
};

export const append = (addition: string): Edit => (text) => text + addition;
