import type { KeyedQueue } from '@gvg/messaging/consumers/keyed-queue';
import type { RepeatedWork } from '@gvg/service-kit/lifecycle/run-every';
import type { ServiceContext } from '@gvg/service-kit/lifecycle/service';
import type { PictureSigner } from '@gvg/service-kit/security/signed-picture';
import type { CartEnvironment } from './environment.ts';
import type { PictureClaims } from '@gvg/service-kit/security/picture-claims';
import type { CartModels } from './models.ts';
import type { KnownProducts } from './product/known-products.ts';
import type { RecentSettingsStore } from './settings/recent-settings.ts';
import type { SettingsValues } from './settings/settings-values.ts';

/** Context of all use cases in cart. */
export interface Cart extends ServiceContext<CartEnvironment>, CartModels {
  settings: RecentSettingsStore<SettingsValues>;
  /** Products as catalogue has published them. */
  products: KnownProducts;
  signer: PictureSigner;
  pictures: PictureClaims;
  /** Turns of this process's changes to the same documents (`in-turn.ts`). */
  turns: KeyedQueue;
  now(): Date;
  /** Schedules repeated work while the service runs. */
  repeat(work: RepeatedWork): void;
}
