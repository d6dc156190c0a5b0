import type { z } from 'zod';
import { commonEnvironment } from '@gvg/service-kit/environment';

/** The variables of every service; its own are added with `.extend({ … })`. */
export const notifyEnvironment = commonEnvironment;
export type NotifyEnvironment = z.output<typeof notifyEnvironment>;
