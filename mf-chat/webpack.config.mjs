import { remoteConfigs } from '@gvg/build/webpack/remote.mjs';
import { routeTable } from './route-table.ts';

export default remoteConfigs({
  name: 'mf-chat',
  directory: import.meta.dirname,
  exposes: {
    './application': { import: './src/expose/application.tsx', name: 'application' },
    './chat-panel': { import: './src/expose/chat-panel.tsx', name: 'chat-panel' },
    './notification-panel': { import: './src/expose/notification-panel.tsx', name: 'notification-panel' },
  },
  serverEntry: './server/main.ts',
  routes: routeTable,
  fragments: true,
});
