import type { WidgetName, WidgetProps } from '@gvg/browser-kit';
import { createContext, lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { PageRemote } from '../page/shell-state.ts';
import { loadWidget } from './load-exposed.ts';

export type LoadWidget = typeof loadWidget;
type WidgetComponent<Name extends WidgetName> = LazyExoticComponent<ComponentType<WidgetProps[Name]>>;

interface CachedWidget {
  component: unknown;
  load: () => Promise<void>;
}

/** The widgets of this page; each is loaded once, when it is first rendered or preloaded. */
export class WidgetCache {
  readonly #load: LoadWidget;
  readonly #widgets = new Map<string, CachedWidget>();
  readonly #failures = new Map<string, number>();

  constructor(load: LoadWidget = loadWidget) {
    this.#load = load;
  }

  get<Name extends WidgetName>(remote: PageRemote, name: Name): WidgetComponent<Name> {
    return this.#widget(remote, name).component as WidgetComponent<Name>;
  }

  /** A failure is ignored: it is shown where the widget is rendered. */
  preload(remote: PageRemote, name: WidgetName): void {
    this.#widget(remote, name)
      .load()
      .catch(() => undefined);
  }

  /** Makes the next `get` load the widget again. */
  discard(remote: PageRemote, name: WidgetName): void {
    const key = `${remote.name}/${name}`;
    this.#widgets.delete(key);
    this.#failures.set(key, (this.#failures.get(key) ?? 0) + 1);
  }

  #widget<Name extends WidgetName>(remote: PageRemote, name: Name): CachedWidget {
    const key = `${remote.name}/${name}`;
    const cached = this.#widgets.get(key);
    if (cached) return cached;
    let module: Promise<{ default: ComponentType<WidgetProps[Name]> }> | undefined;
    const loadOnce = () => (module ??= this.#loadPrepared(remote, name, this.#failures.get(key) ?? 0));
    const widget = { component: lazy(loadOnce), load: () => loadOnce().then(() => undefined) };
    this.#widgets.set(key, widget);
    return widget;
  }

  async #loadPrepared<Name extends WidgetName>(
    remote: PageRemote,
    name: Name,
    attempt: number,
  ): Promise<{ default: ComponentType<WidgetProps[Name]> }> {
    const { Widget, prepare } = await this.#load(remote, name, attempt);
    await prepare();
    return { default: Widget };
  }
}

export const WidgetCacheContext = createContext(new WidgetCache());
