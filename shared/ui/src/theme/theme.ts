import { createTheme } from '@mui/system';

/** What `sx` reads while a page renders: its unit of spacing, and the breakpoints. Colours and type are tokens (`tokens.ts`). */
export const theme = createTheme({ spacing: 4 });
