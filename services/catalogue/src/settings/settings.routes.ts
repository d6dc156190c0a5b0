import { getCatalogueSettings, updateCatalogueSettings } from '@gvg/contracts/catalogue/http/settings';
import { settingsRoutes } from '@gvg/service-kit/http/settings-routes';
import type { Catalogue } from '../catalogue.ts';

export function catalogueSettingsRoutes({ app, settings }: Catalogue): void {
  settingsRoutes(app, settings, { get: getCatalogueSettings, update: updateCatalogueSettings });
}
