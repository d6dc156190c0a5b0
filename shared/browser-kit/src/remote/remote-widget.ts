import type { ChatDraft } from '@gvg/contracts/composition/shell-api';
import type { ComponentType, KeyboardEvent, Ref } from 'react';
import { pageContext } from '../shell/page-context.ts';
import type { RemoteDefinition } from './remote-definition.ts';

/** Handles a key of an input whose list of options is rendered elsewhere. Prevents the default of the keys it uses. */
export interface ListKeys {
  onKeyDown(event: KeyboardEvent): void;
}

/** The visible list of options, for the ARIA attributes of its input. */
export interface ShownList {
  /** Element ids of the list and of its selected option. */
  id: string;
  active: string | undefined;
}

/** Props of the components that remotes expose for the shell's React tree, by the names in `widgets` of their release. */
export interface WidgetProps {
  /** Content of the filter drawer. `onClose` is called before a page opens. */
  './filter-drawer': { onClose: () => void };
  /** Suggested products for the text in a search field. Renders nothing until there are any. */
  './search-suggestions': {
    /** Element id of the list. */
    id: string;
    keyword: string;
    keys: Ref<ListKeys>;
    /** Stable between renders. Called with undefined when no list is shown. */
    onListChange: (list: ShownList | undefined) => void;
    /** Called after a suggestion was opened. */
    onChosen: () => void;
  };
  /** The support chat's panel above the floating button. */
  './chat-panel': {
    draft: ChatDraft | undefined;
    /** URLs of the shop's other channels; empty without one. */
    contacts: Record<'messenger' | 'zalo' | 'whatsapp', string>;
    onClose: () => void;
  };
  /** The panel of notifications: a dropdown below `anchor`, on phones a drawer. */
  './notification-panel': { anchor: HTMLElement | null; onClose: () => void };
}

export type WidgetName = keyof WidgetProps;

/** Module that a remote exposes for a widget. */
export interface WidgetModule<Name extends WidgetName> {
  Widget: ComponentType<WidgetProps[Name]>;
  /** Loads what the widget needs before it renders. */
  prepare(): Promise<void>;
}

/** Creates the module of a remote's component for the shell's tree, with the texts of the remote. */
export function remoteWidget<Name extends WidgetName>(
  { namespace, loadTexts }: Pick<RemoteDefinition, 'namespace' | 'loadTexts'>,
  Widget: ComponentType<WidgetProps[Name]>,
): WidgetModule<Name> {
  return {
    Widget,
    async prepare() {
      const { i18n, locale } = pageContext();
      if (!i18n.hasResourceBundle(locale, namespace))
        i18n.addResourceBundle(locale, namespace, await loadTexts(locale));
    },
  };
}
