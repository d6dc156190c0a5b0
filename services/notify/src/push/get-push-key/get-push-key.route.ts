import { getPushKey } from '@gvg/contracts/notify/http/push';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';

export function getPushKeyRoute({ app, environment }: Pick<Notify, 'app' | 'environment'>): void {
  mount(app, getPushKey, () => ({ key: environment.VAPID_PUBLIC_KEY ?? null }));
}
