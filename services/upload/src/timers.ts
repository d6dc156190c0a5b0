import { runEvery } from '@gvg/service-kit/lifecycle/run-every';
import type { BaseContext } from '@gvg/service-kit/lifecycle/service-definition';
import { sweepUnclaimedPictures } from './remove-picture/sweep-unclaimed-pictures.ts';
import type { SweepDependencies } from './remove-picture/sweep-unclaimed-pictures.ts';

const hour = 3_600_000;

/** Schedules all repeated work of the service. */
export function startTimers(upload: Pick<BaseContext, 'logger' | 'onStop'> & SweepDependencies): void {
  runEvery(upload, { name: 'sweep unclaimed pictures', intervalMs: hour, work: () => sweepUnclaimedPictures(upload) });
}
