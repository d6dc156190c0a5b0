import { getUser } from '@gvg/contracts/identity/http/users';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';
import { presentUserSummary } from '../user.presenter.ts';
import { requireUser } from '../user.repository.ts';

export function getUserRoute({ app, users }: Identity): void {
  mount(app, getUser, async ({ params }) => presentUserSummary(await requireUser(users, params.id)));
}
