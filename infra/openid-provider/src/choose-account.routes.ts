import { emailSchema } from '@gvg/contracts/identity/fields';
import type { Locale } from '@gvg/contracts/values/locale';
import { locales } from '@gvg/contracts/values/locale';
import { languageOf } from '@gvg/service-kit/http/request-language';
import express from 'express';
import type { Request, Response, Router } from 'express';
import { errors } from 'oidc-provider';
import type { Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Accounts } from './accounts.ts';
import { chooserPage, failedPage } from './chooser-page.ts';
import { demoPeople, personPicture } from './demo-people.ts';
import type { ProviderEnvironment } from './environment.ts';
import { sendPage } from './page.ts';
import { chooserPath, stylePath } from './paths.ts';
import { style } from './style.ts';
import { palettes } from '@gvg/ui/palette';

const formSchema = z.object({
  person: z.string().max(60).optional(),
  cancel: z.string().optional(),
  email: z.string().max(254).default(''),
  name: z.string().max(60).default(''),
  verified: z.literal('yes').optional(),
});

const enteredSchema = z.object({ email: emailSchema, name: z.string().trim().min(1) });

export interface ChooserContext {
  app: Router;
  environment: ProviderEnvironment;
  provider: Provider;
  accounts: Accounts;
}

const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** Returns the language requested by the shop (OpenID Connect's `ui_locales`), or else the browser's. */
function localeOf(params: Record<string, unknown>, request: Request): Locale {
  const requested = String(params['ui_locales'] ?? '')
    .split(' ')
    .find(isLocale);
  return requested ?? languageOf(request);
}

/** Pages of the account chooser, from which a user returns to the shop with a code. */
export function chooseAccountRoutes({ app, environment, provider, accounts }: ChooserContext): void {
  const shop = environment.PUBLIC_ORIGIN;
  const people = demoPeople(environment.GOOGLE_ISSUER);

  /** Handles a request of a started sign-in. Without the cookie of the browser that began, or once it has expired, shows an error. */
  const withInteraction =
    (handle: (request: Request, response: Response, locale: Locale) => Promise<void> | void) =>
    async (request: Request, response: Response) => {
      response.locals['route'] = `${chooserPath}/:uid`;
      try {
        const { params } = await provider.interactionDetails(request, response);
        await handle(request, response, localeOf(params, request));
      } catch (error) {
        if (!(error instanceof errors.OIDCProviderError)) throw error;
        sendPage(response, shop, failedPage(languageOf(request), shop), 400);
      }
    };

  app.get(stylePath, (_request, response) => {
    response.set('cache-control', 'no-cache').type('css').send(style);
  });

  app.get('/pictures/:sub.svg', (request, response) => {
    const person = accounts.find(request.params['sub'] ?? '');
    const picture = personPicture(person?.name ?? '?', {
      background: palettes.light.jadeSoft,
      text: palettes.light.jade,
    });
    response
      .set({ 'cache-control': 'no-cache', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/svg+xml')
      .send(picture);
  });

  app.get(
    `${chooserPath}/:uid`,
    withInteraction((_request, response, locale) => sendPage(response, shop, chooserPage({ locale, people }))),
  );

  app.post(
    `${chooserPath}/:uid`,
    express.urlencoded({ extended: false, limit: '8kb' }),
    withInteraction(async (request, response, locale) => {
      const form = formSchema.parse(request.body ?? {});
      if (form.cancel !== undefined) {
        await provider.interactionFinished(request, response, {
          error: 'access_denied',
          error_description: 'the person cancelled',
        });
        return;
      }
      const chosen = form.person === undefined ? undefined : accounts.find(form.person);
      const entered = enteredSchema.safeParse(form);
      if (chosen === undefined && !entered.success) {
        sendPage(
          response,
          shop,
          chooserPage({
            locale,
            people,
            entered: { email: form.email, name: form.name, verified: form.verified !== undefined },
          }),
          422,
        );
        return;
      }
      const { sub } = chosen ?? accounts.enter({ ...entered.data!, email_verified: form.verified !== undefined });
      await provider.interactionFinished(request, response, {
        select_account: {},
        login: { accountId: sub, remember: false },
      });
    }),
  );
}
