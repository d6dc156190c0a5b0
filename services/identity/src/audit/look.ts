import { isLook } from '@gvg/contracts/identity/look-actions';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { StaffAction } from '@gvg/service-kit/data/audit';

/** How long the record of a look is kept; those of changes are kept for good (rules/accounts.md). */
const lookLifetimeMs = 180 * 24 * 60 * 60 * 1000;

/** `audit.recorded` of somebody who has looked at what is a person's own. */
export const lookEvent = ({ action, subject, context }: Pick<StaffAction, 'action' | 'subject' | 'context'>) =>
  auditEvent({ action, subject, before: null, after: null, context });

/** When a record is removed; undefined for one that is kept. */
export const expiryOf = ({ action, at }: { action: string; at: Date }): Date | undefined =>
  isLook(action) ? new Date(at.getTime() + lookLifetimeMs) : undefined;
