import type { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/environment';

/** The catalogue reads what every service with a database reads, and nothing else. */
export const catalogueEnvironment = commonEnvironment;
export type CatalogueEnvironment = z.output<typeof catalogueEnvironment>;
