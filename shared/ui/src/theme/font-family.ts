/** Name of the shop's font, whose faces the document declares. */
export const family = 'Be Vietnam Pro';

export const fontFamily = `"${family}", "${family} Arial", "${family} Roboto", system-ui, sans-serif`;
