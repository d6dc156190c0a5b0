import type { RunningBackingServices } from '../backing-services/start-backing-services.ts';
import type { SiteEntry } from '../site.ts';
import type { ProgressBoard } from '../terminal/progress-board.ts';
import type { FrontendHosts } from './frontend-hosts.ts';
import type { Frontends } from './frontends.ts';
import type { ShopPreparation } from './prepare-shop.ts';
import type { StablePorts } from './stable-ports.ts';

/** Options of a site start. */
export type SiteOptions = {
  dataFolder: string;
  logs: string;
  /** Ports of the public entry and the demos. By default, any free ones. */
  ports?: StablePorts;
  backingServices: Promise<RunningBackingServices>;
  frontends: Promise<Frontends>;
  /** Fills the database once the services are ready. */
  preparation: ShopPreparation;
  /** Additional environment variables by process name. */
  environmentOf?: Readonly<Record<string, Record<string, string>>>;
  /** Runs the shell and the remotes from releases, which can be switched while the site runs. By default, they run from their builds. */
  hosts?: FrontendHosts | undefined;
  /** Returns true if a process is restarted when its sources change. */
  isWatched: (entry: SiteEntry) => boolean;
  /** Called when customers can use the home page, with the names of the remotes that are not ready yet. */
  onHome?: (url: string, missing: readonly string[]) => void;
  progressBoard: Pick<ProgressBoard, 'step'>;
  onEvent: (message: string) => void;
  signal: AbortSignal;
};
