import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from './theme/theme.ts';

/**
 * Theme and style cache for one React root. Colours are CSS variables that the document declares once. This provider prints no styles,
 * because the several roots of one page would duplicate them, or remove them when one root unmounts.
 */
export function UiProvider({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
