import type { CallResponse } from '@gvg/browser-kit';

export type Destination = CallResponse<'listCountries'>['docs'][number];
