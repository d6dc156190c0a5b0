/** A text of a locale file with its values. */
export const filled = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((rest, [name, value]) => rest.replace(`{{${name}}}`, value), text);
