import { defineService } from '@gvg/service-kit/service';
import type { ServiceContext } from '@gvg/service-kit/service';
import { auditRecordModel } from './audit/audit-record.model.ts';
import { listAuditRoute } from './audit/list-audit/list-audit.route.ts';
import { consumeAuditRecords } from './audit/on-audit-recorded.consumer.ts';
import { identityEnvironment } from './environment.ts';
import type { IdentityEnvironment } from './environment.ts';
import { beginGuestSessionRoute } from './guest-session/begin-guest-session/begin-guest-session.route.ts';
import type { Identity } from './identity.ts';
import { getKeySetRoute } from './keys/get-key-set/get-key-set.route.ts';
import { scheduleKeyRefresh } from './keys/schedule-key-refresh.ts';
import type { KeyRing } from './keys/key-ring.ts';
import { openKeyRing } from './keys/open-key-ring.ts';
import { signingKeyModel } from './keys/signing-key.model.ts';

async function startIdentity(context: ServiceContext<IdentityEnvironment>, keys: KeyRing): Promise<void> {
  const identity: Identity = { ...context, keys, auditRecords: auditRecordModel(context.connection) };
  await Promise.all([identity.auditRecords.init(), signingKeyModel(context.connection).init()]);
  await scheduleKeyRefresh(keys, context);

  getKeySetRoute(identity);
  beginGuestSessionRoute(identity);
  listAuditRoute(identity);

  await consumeAuditRecords(identity);
}

/** The identity service: signing keys, guest sessions and the audit log of staff actions. */
export function identityService() {
  let keys: KeyRing;
  return defineService({
    name: 'identity',
    environment: identityEnvironment,
    needs: { database: true, bus: true, redis: true, callers: 'own-keys' },
    // It verifies tokens with its own keys: fetching them from itself over HTTP would require it to be running first.
    keySet: (context) => {
      keys = openKeyRing(context);
      return keys.resolveKey;
    },
    start: (context) => startIdentity(context, keys),
  });
}
