import { updatePreferences } from '@gvg/contracts/notify/http/preferences';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Notify } from '../../notify.ts';

export function updatePreferencesRoute({ app, preferences }: Pick<Notify, 'app' | 'preferences'>): void {
  mount(app, updatePreferences, async ({ caller, body }) => {
    await preferences.updateOne({ _id: caller.id }, { $set: body }, { upsert: true });
    return body;
  });
}
