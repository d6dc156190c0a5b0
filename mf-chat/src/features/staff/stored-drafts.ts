import { readStored, store } from '@gvg/browser-kit';
import type { ChatDraft } from '@gvg/contracts/composition/shell-api';

/** In sessionStorage (rules/routes-and-storage.md): a draft survives navigation to another page and back, and ends with the tab. */
const keyOf = (person: string, room: string): string => `gvg:chat-draft:${person}:${room}`;

const isDraft = (value: unknown): value is ChatDraft => typeof value === 'object' && value !== null;

/** Returns a staff member's draft in a room. */
export function readDraft(person: string, room: string): ChatDraft {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(person, room), 'sessionStorage') ?? '{}');
    return isDraft(value) ? value : {};
  } catch {
    return {};
  }
}

export function storeDraft(person: string, room: string, { text = '', ...attached }: ChatDraft): void {
  const isEmpty = text === '' && attached.card === undefined && attached.link === undefined;
  store(keyOf(person, room), isEmpty ? undefined : JSON.stringify({ text, ...attached }), 'sessionStorage');
}
