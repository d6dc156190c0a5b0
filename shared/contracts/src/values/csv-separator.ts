/** Field separators of a CSV. Excel expects that of its system: `;` where decimals have a comma, as in Vietnam. */
export const csvSeparators = ['COMMA', 'SEMICOLON'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];
