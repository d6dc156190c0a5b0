/** The library's own declarations import without file extensions, which Node's resolution does not follow. */
declare module '@pactflow/openapi-pact-comparator' {
  export interface Result {
    code: string;
    message: string;
    mockDetails?: { interactionDescription?: string | null; location: string; value?: unknown };
    specDetails?: { location: string };
    causes?: Result[];
  }
  export class Comparator {
    constructor(documents: { oas?: unknown; asyncapi?: unknown });
    compare(pact: unknown): AsyncGenerator<Result>;
  }
}
