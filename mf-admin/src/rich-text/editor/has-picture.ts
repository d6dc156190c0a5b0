/** Whether what is pasted or dropped has a picture, in its markup or as a file. Programs that copy a text often add a picture of it, which nobody misses. */
export const hasPicture = (data: Pick<DataTransfer, 'files' | 'getData'>): boolean => {
  const html = data.getData('text/html');
  if (html !== '' || data.getData('text/plain') !== '') return /<(img|picture)[\s>/]/i.test(html);
  return [...data.files].some(({ type }) => type.startsWith('image/'));
};
