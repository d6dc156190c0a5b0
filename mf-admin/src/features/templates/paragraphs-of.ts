const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain text to rich text, one paragraph per line. */
export const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign)}</p>`)
    .join('');
