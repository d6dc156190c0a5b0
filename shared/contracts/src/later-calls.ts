export { laterCalls } from './generated/later-calls.ts';
