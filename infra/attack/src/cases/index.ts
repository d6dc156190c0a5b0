import type { AttackCase } from '../attack-case.ts';
import { abortedRequests } from './aborted-requests.ts';
import { accountForgeries } from './account-forgeries.ts';
import { equalTimes } from './equal-times.ts';
import { falseAddresses } from './accounts/false-addresses.ts';
import { googleForgeries } from './accounts/google-forgeries.ts';
import { lockouts } from './accounts/lockouts.ts';
import { mailFloods } from './accounts/mail-floods.ts';
import { predictedCodes } from './accounts/predicted-codes.ts';
import { reusedCodes } from './accounts/reused-codes.ts';
import { scannedLinks } from './accounts/scanned-links.ts';
import { redirectedLinks } from './redirected-links.ts';
import { secondFactors } from './accounts/second-factors.ts';
import { stolenSessions } from './accounts/stolen-sessions.ts';
import { badNames } from './bad-names.ts';
import { brokenFrames } from './broken-frames.ts';
import { buyingForgeries } from './buying-forgeries.ts';
import { combiningMarks } from './combining-marks.ts';
import { equalTransfers } from './equal-transfers.ts';
import { droppedBodies } from './dropped-bodies.ts';
import { forgedTokens } from './forged-tokens.ts';
import { frameFloods } from './frame-floods.ts';
import { hugePackets } from './huge-packets.ts';
import { insideLinks } from './inside-links.ts';
import { heavyLinks } from './heavy-links.ts';
import { inventedPolls } from './invented-polls.ts';
import { secretLeaks } from './secret-leaks.ts';
import { largeEstimates } from './large-estimates.ts';
import { operatorsPaths } from './operators-paths.ts';
import { otherHosts } from './other-hosts.ts';
import { phoneMarks } from './phone-marks.ts';
import { pushEndpoints } from './push-endpoints.ts';
import { signInFlood } from './sign-in-flood.ts';
import { silentSockets } from './silent-sockets.ts';
import { siteHealth } from './site-health.ts';
import { sitemap } from './sitemap.ts';
import { slowBodies } from './slow-bodies.ts';
import { slowFiles } from './slow-files.ts';
import { socketForgeries } from './socket-forgeries.ts';
import { tallPictures } from './tall-pictures.ts';
import { tooManyConnections } from './too-many-connections.ts';
import { unfinishedHandshakes } from './unfinished-handshakes.ts';
import { unfinishedUploads } from './unfinished-uploads.ts';
import { unreadResponses } from './unread-responses.ts';
import { unreadSockets } from './unread-sockets.ts';
import { variantFloods } from './variant-floods.ts';
import { wrongEvents } from './wrong-events.ts';

/** Cases that occupy connections, bodies and pages. */
const requests: readonly AttackCase[] = [
  slowBodies,
  unreadResponses,
  tooManyConnections,
  otherHosts,
  operatorsPaths,
  siteHealth,
  sitemap,
  largeEstimates,
  combiningMarks,
  phoneMarks,
  slowFiles,
  equalTransfers,
  badNames,
  forgedTokens,
];

/**
 * Cases with accounts, orders, links and uploads. They share the limits of sign-ins, mails and pictures, and an address may only have few
 * uploads at a time.
 */
const accounts: readonly AttackCase[] = [
  accountForgeries,
  predictedCodes,
  reusedCodes,
  scannedLinks,
  falseAddresses,
  mailFloods,
  stolenSessions,
  lockouts,
  secondFactors,
  googleForgeries,
  buyingForgeries,
  insideLinks,
  redirectedLinks,
  heavyLinks,
  pushEndpoints,
  signInFlood,
  droppedBodies,
  tallPictures,
  variantFloods,
  unfinishedUploads,
];

/** Cases from separate addresses. Each counts the remaining sockets. */
const sockets: readonly AttackCase[] = [
  brokenFrames,
  frameFloods,
  hugePackets,
  silentSockets,
  unreadSockets,
  unfinishedHandshakes,
  inventedPolls,
  wrongEvents,
  socketForgeries,
];

/** Groups that run concurrently, since most cases wait. The cases of a group run in sequence. */
export const groups = [requests, accounts, sockets];

/**
 * Cases that run one at a time after the groups: they count errors in the logs, measure times, and search for secrets that all other cases
 * used.
 */
export const loneCases: readonly AttackCase[] = [abortedRequests, equalTimes, secretLeaks];
