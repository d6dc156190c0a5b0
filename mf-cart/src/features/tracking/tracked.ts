import type { CallResponse } from '@gvg/browser-kit';
import { createContext } from 'react';

/** Status and timeline of an order, without anything of its owner. */
export type TrackedOrder = CallResponse<'trackOrder'>;

/** The order that was found last. */
export const TrackedContext = createContext<TrackedOrder | undefined>(undefined);
