import { defineService } from '@gvg/service-kit/service';
import { notifyEnvironment } from './environment.ts';

export const notifyService = defineService({
  name: 'notify',
  environment: notifyEnvironment,
  needs: { database: true, bus: true, redis: true, callers: true },
  start() {},
});
