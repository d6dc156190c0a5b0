export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the file cannot be read')));
    // `data:text/csv;base64,…`. For an empty file nothing follows the comma.
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,?/, '')));
    reader.readAsDataURL(file);
  });
}
