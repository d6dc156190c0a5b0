/** Replaces the shell's remote loading in the single bundle. The storefront's pages are imported statically, widgets on first use. */
import type { Application, WidgetModule, WidgetName } from '@gvg/browser-kit';
import { bootstrap, mount, unmount } from '../../../../mf-storefront/src/expose/application.tsx';

const widgets: { [Name in WidgetName]: () => Promise<WidgetModule<Name>> } = {
  './chat-panel': () => import('../../../../mf-chat/src/expose/chat-panel.tsx'),
  './filter-drawer': () => import('../../../../mf-storefront/src/expose/filter-drawer.ts'),
  './notification-panel': () => import('../../../../mf-chat/src/expose/notification-panel.tsx'),
  './search-suggestions': () => import('../../../../mf-storefront/src/expose/search-suggestions.ts'),
};

export function registerAllRemotes(): void {}

export function loadApplication(): Promise<Application> {
  return Promise.resolve({ bootstrap, mount, unmount });
}

export const loadWidget = <Name extends WidgetName>(_remote: unknown, name: Name) => widgets[name]();
