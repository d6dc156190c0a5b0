import type { Locale } from '@gvg/contracts/values/locale';
import { emptyFooter } from '../../src/chrome/chrome-content.ts';
import type { ShellState } from '../../src/page/shell-state.ts';

/** Lowest freight in VND per kilogram. */
const freightPrices = { AU: 210_000, DE: 260_000, JP: 180_000, US: 250_000 };

/** Returns the initial state of a document without a live shop: shippable countries, and no texts of header and footer. */
export function recordedState(locale: Locale, origin: string): ShellState {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    environment: 'DEVELOPMENT',
    origin,
    content: {
      slogan: '',
      footer: emptyFooter,
      freightPrices,
      countryNames: Object.fromEntries(Object.keys(freightPrices).map((code) => [code, names.of(code) ?? code])),
      hasPosts: false,
    },
  };
}
