/** Replaces the library's own declarations, which import without file extensions, unsupported by Node's resolution. */
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
