import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { theme } from './theme/theme.ts';

/**
 * Theme and style cache for one React root. Colours are CSS variables that the document declares once, so this provider prints nothing: the many roots
 * of one page cannot print them twice, or take them away when one of them goes.
 */
export function UiProvider({ cache, children }: { cache: EmotionCache; children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
