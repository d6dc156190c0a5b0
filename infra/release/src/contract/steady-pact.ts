interface Request {
  headers?: Record<string, string[]>;
  body?: { content?: string; encoded?: string | boolean };
}

/** Boundary of every form in a collected pact. */
const boundary = 'form-boundary';

/** Replaces the boundaries of forms, which differ after each test run and would give the same build another version. */
export function withSteadyBoundary(pact: string): string {
  const parsed = JSON.parse(pact) as { interactions: { request?: Request }[] };
  for (const { request } of parsed.interactions) {
    const [name, [type = ''] = []] =
      Object.entries(request?.headers ?? {}).find(([header]) => header.toLowerCase() === 'content-type') ?? [];
    const random = /^multipart\/form-data;.*boundary=([^;]+)/.exec(type)?.[1];
    if (request?.headers === undefined || name === undefined || random === undefined) continue;
    request.headers[name] = [type.replace(random, boundary)];
    if (request.body?.encoded !== 'base64' || request.body.content === undefined) continue;
    const body = Buffer.from(request.body.content, 'base64').toString('latin1').replaceAll(random, boundary);
    request.body.content = Buffer.from(body, 'latin1').toString('base64');
  }
  return JSON.stringify(parsed);
}
