/** Paths of the API's description. */
export const apiPaths = { openApi: '/v1/openapi.json', asyncApi: '/v1/asyncapi.json', reference: '/v1/docs' } as const;
