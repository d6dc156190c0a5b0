/** localStorage key of the choice (rules/routes-and-storage.md); an inline script of the document reads it before the first paint. */
export const colorSchemeKey = (environment: string) => `${environment}_COLOR_SCHEME`;
