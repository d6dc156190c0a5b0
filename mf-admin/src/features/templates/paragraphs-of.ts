const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Plain text as the markup of a rich text: a paragraph for each line. */
export const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)}</p>`)
    .join('');
