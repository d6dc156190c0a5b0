import { startService } from '@gvg/service-kit/service';
import { startHarness } from '@gvg/testing/service-harness';
import type { ServiceHarness } from '@gvg/testing/service-harness';
import { identityService } from '../app.ts';

/** The real service with real backing services; it signs with the test's keys, so that it accepts tokens minted by the test. */
export function startIdentityHarness(name: string, environment: Record<string, string> = {}): Promise<ServiceHarness> {
  return startHarness({
    name: `identity-${name}`,
    start: (source) => startService(identityService(), source),
    environment: async (keys) => ({ SIGNING_KEYS: await keys.signingKeys(), ...environment }),
  });
}
