import { getPreferences } from '@gvg/contracts/notify/http/preferences';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';
import { loadPreferences } from '../load-preferences.ts';

export function getPreferencesRoute(notify: Pick<Notify, 'app' | 'preferences'>): void {
  mount(notify.app, getPreferences, ({ caller }) => loadPreferences(notify, caller.id));
}
