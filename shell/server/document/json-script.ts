import { escapeJson } from './escape.ts';

/** Returns a script element with data for the scripts of the page. */
export const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
