import { addCalls } from '@gvg/browser-kit';
import { laterCalls } from '@gvg/contracts/later-calls';

/** For entries and chunks that make them: the calls of chat, notifications and staff. To be imported before what makes them. */
addCalls(laterCalls);
