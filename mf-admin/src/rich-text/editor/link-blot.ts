import { isPagePath } from '@gvg/contracts/values/locale';
import { richTextLink } from '@gvg/contracts/values/rich-text';
import Link from 'quill/formats/link.js';

/** Pages of the shop open in the same tab, others in a new one. */
function setTarget(node: HTMLElement, url: string): void {
  if (!isPagePath(url)) return;
  node.removeAttribute('target');
  node.removeAttribute('rel');
}

/** Link restricted to allowed URLs. */
export class LinkBlot extends Link {
  static override SANITIZED_URL = '#';

  static override create(value: string): HTMLElement {
    const node = super.create(value);
    setTarget(node, value);
    return node;
  }

  static override sanitize(url: string): string {
    return richTextLink.test(url) ? url : this.SANITIZED_URL;
  }
}
