import type { Endpoint } from '@gvg/contracts/endpoint';

/** Throws when `answer` is not what the contract promises, naming the endpoint and the fields: a defect of ours, so GENERAL_ERROR to the caller. */
export function checkResponse(endpoint: Endpoint, body: unknown): void {
  const result = endpoint.response.safeParse(body);
  if (result.success) return;
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${endpoint.method} ${endpoint.path} breaks its contract: ${fields.join('; ')}`);
}
