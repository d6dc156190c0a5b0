import { getSecondFactor } from '@gvg/contracts/identity/http/account';
import { mount } from '@gvg/service-kit/http/endpoint';
import type { Identity } from '../../identity.ts';

export function getSecondFactorRoute({ app, secondFactors }: Pick<Identity, 'app' | 'secondFactors'>): void {
  mount(app, getSecondFactor, async ({ caller }) => {
    const factor = await secondFactors.findOne({ _id: caller.id, isEnabled: true }, { recoveryCodes: 1 }).lean();
    return { isEnabled: factor !== null, recoveryCodesLeft: factor?.recoveryCodes.length ?? 0 };
  });
}
