import type { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/environment';

/** The common variables of a service with a database; the catalogue adds none. */
export const catalogueEnvironment = commonEnvironment;
export type CatalogueEnvironment = z.output<typeof catalogueEnvironment>;
