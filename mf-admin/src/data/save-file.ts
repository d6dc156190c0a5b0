import type { NamedFile } from '@gvg/contracts/definitions/csv-file';

/** Saves a file with the browser. */
export function saveFile({ name, content }: NamedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
