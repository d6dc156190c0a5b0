/** The shop's font, designed for Vietnamese diacritics. The document declares its faces. */
export const family = 'Be Vietnam Pro';

export const fontFamily = `"${family}", "${family} Arial", "${family} Roboto", system-ui, sans-serif`;
