import type { CallAnswer } from '@gvg/browser-kit';

export type Destination = CallAnswer<'listCountries'>['docs'][number];
