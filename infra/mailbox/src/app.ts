import { localHostsOnly } from '@gvg/service-kit/http/local-hosts';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import { apiRoutes } from './api.routes.ts';
import { mailboxEnvironment } from './environment.ts';
import { pageRoutes } from './pages/page.routes.ts';
import { startSmtpServer } from './smtp/smtp-server.ts';
import { openMailStore } from './store/mail-store.ts';

/** The demo's mail server. Accepts every mail and shows it on a page instead of delivering it. */
export const mailboxService = defineService({
  name: 'mailbox',
  environment: mailboxEnvironment,
  needs: {},
  async start({ app, environment, logger, health, onStop }) {
    const store = await openMailStore(environment.MAILS_FOLDER);
    const smtp = await startSmtpServer({ host: environment.HOST, port: environment.SMTP_PORT, store, logger });
    onStop(() => smtp.close());
    health.addDependency('smtp', () => ({ ready: true, detail: `listens on port ${smtp.port}` }));
    app.use(localHostsOnly());
    apiRoutes(app, store);
    pageRoutes(app, store);
  },
});
