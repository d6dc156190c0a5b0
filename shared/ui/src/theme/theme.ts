import { createTheme } from '@mui/system';

/** Values that `sx` reads while a page renders: the unit of spacing, and the breakpoints. Colours and type are tokens (`tokens.ts`). */
export const theme = createTheme({ spacing: 4 });
