import { promisify } from 'node:util';
import express from 'express';
import type { Request, Response } from 'express';
import type { Endpoint } from '@gvg/contracts/definitions/endpoint';
import { defaultMaxBodyBytes } from '@gvg/contracts/definitions/endpoint';

/**
 * Returns a function that reads the JSON body of a request to `endpoint` into `request.body`. Rejects a malformed body with status 400, one
 * over the contract's limit with 413.
 */
export function jsonBodyReader({
  maxBodyBytes = defaultMaxBodyBytes,
}: Pick<Endpoint, 'maxBodyBytes'>): (request: Request, response: Response) => Promise<void> {
  return promisify<Request, Response>(express.json({ limit: maxBodyBytes, strict: true }));
}
