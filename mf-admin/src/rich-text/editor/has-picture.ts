/**
 * Returns true if pasted or dropped data contains a picture, as markup or as a file. Ignores a picture next to plain text, because programs that copy text
 * often add an image of it.
 */
export const hasPicture = (data: Pick<DataTransfer, 'files' | 'getData'>): boolean => {
  const html = data.getData('text/html');
  if (html !== '' || data.getData('text/plain') !== '') return /<(img|picture)[\s>/]/i.test(html);
  return [...data.files].some(({ type }) => type.startsWith('image/'));
};
