import { demoPushHost } from '@gvg/outside-fetch/demo-push';
import type { NotifyEnvironment } from '../environment.ts';

/**
 * Whether an address may be that of a push service: https on its default port, without credentials. Which addresses it leads to is checked each time one is
 * connected to (`@gvg/outside-fetch`).
 */
export function isPushEndpoint(endpoint: string, { DEMO_PUSH_ORIGIN }: Pick<NotifyEnvironment, 'DEMO_PUSH_ORIGIN'>): boolean {
  const { protocol, port, host, username, password } = new URL(endpoint);
  if (port !== '' || username !== '' || password !== '') return false;
  return protocol === 'https:' || (DEMO_PUSH_ORIGIN !== undefined && protocol === 'http:' && host === demoPushHost);
}
