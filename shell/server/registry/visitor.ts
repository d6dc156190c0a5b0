import { cookieOf } from '@gvg/service-kit/cookies';
import type { Request, Response } from 'express';
import type { Visitor } from './choose-releases.ts';

const shareCookie = 'GVG_SHARE';
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Reads a visitor from a request; draws a lot for him, and keeps it in a cookie, only once a release is given to a share of the visitors. */
export function visitorOf(request: Request, response: Response): Visitor {
  const header = request.get('cookie');
  let drawn: number | undefined;
  return {
    cookie: (name) => cookieOf(header, name),
    share() {
      const kept = Number(cookieOf(header, shareCookie));
      if (kept > 0 && kept < 1) return kept;
      if (drawn === undefined) {
        drawn = Math.random();
        response.cookie(shareCookie, drawn.toFixed(6), { maxAge: keptFor, httpOnly: true, sameSite: 'lax', secure: request.secure });
      }
      return drawn;
    },
  };
}
