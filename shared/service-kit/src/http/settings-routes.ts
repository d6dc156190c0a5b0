import type { Router } from 'express';
import type { z } from 'zod';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { mount } from './endpoint.ts';
import type { PresentedSettings, SettingsStore } from '../data/settings-store.ts';

export interface SettingsEndpoints<Values> {
  get: Endpoint<undefined, undefined, undefined, z.ZodType<unknown, PresentedSettings<Values>>, 'staff'>;
  update: Endpoint<
    undefined,
    undefined,
    z.ZodType<Values & { revision?: number | undefined }>,
    z.ZodType<unknown, PresentedSettings<Values>>,
    'system'
  >;
}

/** Mounts `GET` and `PUT /v1/settings/{service}`. */
export function settingsRoutes<Values extends object>(
  app: Router,
  settings: SettingsStore<Values>,
  endpoints: SettingsEndpoints<Values>,
): void {
  mount(app, endpoints.get, () => settings.read());
  mount(app, endpoints.update, ({ body: { revision, ...values }, context }) =>
    settings.replace({ values: values as unknown as Values, revision, context }),
  );
}
