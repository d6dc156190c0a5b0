import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { UserNames } from '@gvg/service-kit/http/user-names';
import type { SettingsStore } from '@gvg/service-kit/data/settings-store';
import type { CatalogueEnvironment } from './environment.ts';
import type { FreightRules } from './cost/freight-rules.ts';
import type { Models } from './models.ts';
import type { CopyOutsidePictures } from './outside-picture/copy-outside-pictures.ts';
import type { PreviewTokens } from './page-template/preview-template/preview-tokens.ts';
import type { ProductIndex } from './search/product-index.ts';
import type { SettingsValues } from './settings/default-settings.ts';

/** Dependencies of every use case of the catalogue. */
export interface Catalogue extends ServiceContext<CatalogueEnvironment> {
  models: Models;
  freightRules: FreightRules;
  settings: SettingsStore<SettingsValues>;
  /** This instance's in-memory product index, updated by the catalogue's own events. */
  products: ProductIndex;
  copyOutsidePictures: CopyOutsidePictures;
  previews: PreviewTokens;
  userNames: UserNames;
}
