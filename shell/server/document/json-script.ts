import { escapeJson } from './escape.ts';

/** Data that the scripts of the page read. */
export const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;
