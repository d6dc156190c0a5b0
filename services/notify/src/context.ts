import type { ServiceContext } from '@gvg/service-kit/service';
import type { NotifyEnvironment } from './environment.ts';
import type { NotifyRepository } from './notify/notify.repository.ts';

/** Dependencies of every use case. */
export interface NotifyContext extends ServiceContext<NotifyEnvironment> {
  notifies: NotifyRepository;
}
