import { localHostsOnly } from '@gvg/service-kit/http/local-hosts';
import { languageOf } from '@gvg/service-kit/http/request-language';
import { defineService } from '@gvg/service-kit/lifecycle/service';
import { createAccounts } from './accounts.ts';
import { chooseAccountRoutes } from './choose-account.routes.ts';
import { failedPage } from './chooser-page.ts';
import { providerEnvironment } from './environment.ts';
import { pageHeaders, renderPage } from './page.ts';
import { createProvider } from './provider.ts';

/** The demo's stand-in for Google: a real OpenID provider whose accounts need no password. */
export const openIdProvider = defineService({
  name: 'openid-provider',
  environment: providerEnvironment,
  needs: {},
  start({ app, environment }) {
    app.use(localHostsOnly());
    const accounts = createAccounts(environment.GOOGLE_ISSUER);
    const provider = createProvider({
      environment,
      accounts,
      renderError: (context) => {
        context.set(pageHeaders(environment.PUBLIC_ORIGIN));
        context.body = renderPage(failedPage(languageOf(context.req), environment.PUBLIC_ORIGIN));
      },
    });
    chooseAccountRoutes({ app, environment, provider, accounts });
    app.use(provider.callback());
  },
});
