import { cookieOf } from '@gvg/service-kit/cookies';
import type { Request, Response } from 'express';
import type { Visitor } from './choose-releases.ts';

const shareCookie = 'GVG_SHARE';
const cookieMaxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** Reads a visitor from a request. A random share is assigned, and stored in a cookie, only when `share()` is first called for a canary. */
export function visitorOf(request: Request, response: Response): Visitor {
  const header = request.get('cookie');
  let assignedShare: number | undefined;
  return {
    cookie: (name) => cookieOf(header, name),
    share() {
      const storedShare = Number(cookieOf(header, shareCookie));
      if (storedShare > 0 && storedShare < 1) return storedShare;
      if (assignedShare === undefined) {
        assignedShare = Math.random();
        response.cookie(shareCookie, assignedShare.toFixed(6), { maxAge: cookieMaxAgeMs, httpOnly: true, sameSite: 'lax', secure: request.secure });
      }
      return assignedShare;
    },
  };
}
