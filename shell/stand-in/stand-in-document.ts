import { documentIds } from '@gvg/contracts/composition/document';
import type { Locale } from '@gvg/contracts/values/locale';
import { documentCss, webFontFaces } from '@gvg/ui/server';
import { escapeHtml } from '../server/document/escape.ts';
import { jsonScript } from '../server/document/json-script.ts';
import { securityPolicy } from '../server/document/security-policy.ts';
import { documentHtml } from '../server/document/template.ts';
import type { PageRemote, ShellState } from '../src/page/shell-state.ts';
import { colorSchemeKey } from '../src/scheme/color-scheme-key.ts';
import { standInStateId } from './stand-in-state.ts';
import type { StandInState } from './stand-in-state.ts';

export interface StandInDocument {
  locale: Locale;
  state: ShellState;
  standIn: StandInState;
  remote: PageRemote;
  /** Returns the URL of a static file of the shell. */
  file: (name: string) => string;
  /** URLs of the scripts that start the page. */
  scripts: readonly string[];
}

/** Composes a document as the shell's server sends it, with the same policy, without rendered content. */
export function standInDocument({ locale, state, standIn, remote, file, scripts }: StandInDocument) {
  const styles = [webFontFaces(file), documentCss()];
  const html = documentHtml({
    locale,
    head: [
      `<title>${escapeHtml(standIn.remote)}</title>`,
      ...styles.map((css) => `<style>${css}</style>`),
      `<link rel="icon" href="${escapeHtml(file('icon.svg'))}" type="image/svg+xml">`,
      ...scripts.map(
        (src) =>
          `<script defer src="${escapeHtml(src)}" data-storage-key="${escapeHtml(colorSchemeKey(state.environment))}"></script>`,
      ),
    ].join('\n'),
    page: '',
    data: [
      jsonScript(documentIds.registry, [remote]),
      jsonScript(documentIds.shellState, state),
      jsonScript(standInStateId, standIn),
    ].join(''),
  });
  const policy = securityPolicy({
    inlineCode: { scripts: [], styles },
    assetUrls: [remote.entryUrl],
    liveReload: true,
  });
  return { html, policy };
}
