import { isLook } from '@gvg/contracts/identity/look-actions';
import { auditEvent } from '@gvg/service-kit/data/audit';
import type { StaffAction } from '@gvg/service-kit/data/audit';

/** Retention of look records; those of changes are permanent (rules/accounts.md). */
const lookLifetimeMs = 180 * 24 * 60 * 60 * 1000;

/** `audit.recorded` event of a look at personal data. */
export const lookEvent = ({ action, subject, context }: Pick<StaffAction, 'action' | 'subject' | 'context'>) =>
  auditEvent({ action, subject, before: null, after: null, context });

/** Removal time of a record; undefined for a permanent one. */
export const expiryOf = ({ action, at }: { action: string; at: Date }): Date | undefined =>
  isLook(action) ? new Date(at.getTime() + lookLifetimeMs) : undefined;
