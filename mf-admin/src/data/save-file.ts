import type { NamedFile } from '@gvg/contracts/definitions/csv-file';

/** Has the browser save a file that the page has. */
export function saveFile({ name, content }: NamedFile): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
