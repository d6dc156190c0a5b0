import type { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/environment';

/** The variables of every service; its own are added with `.extend({ … })`. */
export const chatEnvironment = commonEnvironment;
export type ChatEnvironment = z.output<typeof chatEnvironment>;
