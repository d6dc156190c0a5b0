import type { Endpoint } from '@gvg/contracts/definitions/endpoint';

/** Throws if `body` does not match the contract, naming the endpoint and the fields. The caller gets GENERAL_ERROR. */
export function checkResponse(endpoint: Endpoint, body: unknown): void {
  const result = endpoint.response.safeParse(body);
  if (result.success) return;
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract: ${fields.join('; ')}`);
}
