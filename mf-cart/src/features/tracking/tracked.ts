import type { CallResponse } from '@gvg/browser-kit';
import { createContext } from 'react';

/** Status and timeline of an order, without personal data. */
export type TrackedOrder = CallResponse<'trackOrder'>;

/** The order found last. */
export const TrackedContext = createContext<TrackedOrder | undefined>(undefined);
