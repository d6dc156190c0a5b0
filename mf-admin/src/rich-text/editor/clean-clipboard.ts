import type Delta from 'quill-delta';
import Clipboard from 'quill/modules/clipboard.js';
import { cleanPasted } from './clean-pasted.ts';

/** Quill's clipboard, restricted to the allowed markup. */
export class CleanClipboard extends Clipboard {
  protected override convertHTML(html: string): Delta {
    return super.convertHTML(cleanPasted(html));
  }
}
