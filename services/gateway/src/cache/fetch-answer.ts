import { buffer } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import type { Trace } from '@gvg/service-kit/trace-context';
import { traceHeaders } from '@gvg/service-kit/trace-context';
import type { Upstream } from '../proxy/upstream.ts';
import { checkAdmission, upstreamFailure, wasDropped } from '../proxy/upstream-failure.ts';

export interface FetchedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface AnswerQuestion {
  upstream: Upstream;
  /** Path and query. */
  target: string;
  /** Where an answer is kept already: 304 says that it still holds. */
  etag: string | undefined;
  language: string | undefined;
  trace: Trace;
}

async function ask({ upstream, target, etag, language, trace }: AnswerQuestion): Promise<FetchedAnswer> {
  const { statusCode, headers, body } = await upstream.pool.request({
    method: 'GET',
    path: target,
    headers: {
      accept: 'application/json',
      ...traceHeaders(trace),
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
      ...(language === undefined ? {} : { 'accept-language': language }),
    },
  });
  const answer = { status: statusCode, headers, body: await buffer(body) };
  upstream.breaker.answered();
  return answer;
}

/** Asks the service for an answer that is nobody's own: nothing of the client's request goes along but its question and its language. */
export async function fetchAnswer(question: AnswerQuestion): Promise<FetchedAnswer> {
  const { upstream } = question;
  checkAdmission(upstream);
  try {
    return await ask(question).catch((error: unknown) => {
      if (wasDropped(error)) return ask(question);
      throw error;
    });
  } catch (error) {
    throw upstreamFailure(upstream, error);
  }
}
