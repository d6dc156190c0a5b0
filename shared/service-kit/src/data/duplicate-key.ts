/** Defined in messaging, whose inbox depends on it too and which cannot import this kit. */
export { isDuplicateKey } from '@gvg/messaging/duplicate-key';
