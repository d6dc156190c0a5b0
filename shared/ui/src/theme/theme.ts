import { createTheme } from '@mui/system';

/** Attribute of `<html>` that selects the colour scheme; light without it. */
export const colorSchemeAttribute = 'data-color-scheme';

/** What `sx` reads while a page renders: its unit of spacing, and the breakpoints. Colours and type are tokens (`tokens.ts`). */
export const theme = createTheme({ spacing: 4 });
