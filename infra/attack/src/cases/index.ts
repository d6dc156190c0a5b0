import type { AttackCase } from '../attack-case.ts';
import { abortedRequests } from './aborted-requests.ts';
import { accountForgeries } from './account-forgeries.ts';
import { badNames } from './bad-names.ts';
import { buyingForgeries } from './buying-forgeries.ts';
import { combiningMarks } from './combining-marks.ts';
import { droppedBodies } from './dropped-bodies.ts';
import { forgedTokens } from './forged-tokens.ts';
import { insideLinks } from './inside-links.ts';
import { largeEstimates } from './large-estimates.ts';
import { operatorsPaths } from './operators-paths.ts';
import { otherHosts } from './other-hosts.ts';
import { signInFlood } from './sign-in-flood.ts';
import { siteHealth } from './site-health.ts';
import { sitemap } from './sitemap.ts';
import { slowBodies } from './slow-bodies.ts';
import { tallPictures } from './tall-pictures.ts';
import { tooManyConnections } from './too-many-connections.ts';
import { unfinishedUploads } from './unfinished-uploads.ts';
import { unreadResponses } from './unread-responses.ts';

export const cases: readonly AttackCase[] = [
  droppedBodies,
  slowBodies,
  unreadResponses,
  tooManyConnections,
  otherHosts,
  operatorsPaths,
  siteHealth,
  sitemap,
  abortedRequests,
  largeEstimates,
  combiningMarks,
  badNames,
  forgedTokens,
  accountForgeries,
  buyingForgeries,
  insideLinks,
  signInFlood,
  tallPictures,
  unfinishedUploads,
];
