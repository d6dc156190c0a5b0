/**
 * Returns a file as a `data:` URL, because the document's policy allows pictures from `data:` but not from `blob:`. Rejects if the file
 * cannot be read.
 */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
    reader.readAsDataURL(file);
  });
}
