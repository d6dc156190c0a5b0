import { getMe } from '@gvg/contracts/identity/http/account';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { presentUser } from '../user.presenter.ts';
import { requireCaller } from '../user.repository.ts';

export function getMeRoute({ app, users }: Identity): void {
  mount(app, getMe, async ({ caller }) => presentUser(await requireCaller(users, caller)));
}
