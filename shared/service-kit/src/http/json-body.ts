import express from 'express';
import type { Request, RequestHandler, Response } from 'express';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { defaultMaxBodyBytes } from '@gvg/contracts/definitions/endpoint';

const run = (parser: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) => {
    void parser(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(error as Error);
    });
  });

/** Reads the JSON body of a request to `endpoint` into `request.body`; rejects a malformed one with status 400, one over the contract's limit with 413. */
export function jsonBodyReader({
  maxBodyBytes = defaultMaxBodyBytes,
}: Pick<Endpoint, 'maxBodyBytes'>): (request: Request, response: Response) => Promise<void> {
  const parser = express.json({ limit: maxBodyBytes, strict: true });
  return (request, response) => run(parser, request, response);
}
