/** Records the names of files that the page saves, in order. jsdom saves none. */
export function savedFiles(): string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
