// The API's own description: OpenAPI 3.1 at /openapi.json, readable at /docs.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

import type { Endpoint } from '#contract/endpoint.ts'
import { API_VERSION } from '#contract/version.ts'

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A UUID that names the command; a repeat with it gets the first receipt.',
  schema: { type: 'string', format: 'uuid' },
} as const

/** Registers the document; routes registered afterwards are in it. */
export async function registerDocument(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fairlead',
        version: API_VERSION,
        description: 'Hiring and talent assessment.',
        license: { name: 'MIT' },
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'fairlead_access' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (given) => {
      const transformed = jsonSchemaTransform(given)
      const endpoint = given.route.config?.endpoint
      if (endpoint === undefined) return transformed
      return { ...transformed, schema: { ...transformed.schema, ...policyOf(endpoint) } }
    },
    transformObject: (document) => {
      const api = 'openapiObject' in document ? document.openapiObject : document.swaggerObject
      addIdempotencyKeys(api)
      return api
    },
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
}

function policyOf({ policy }: Endpoint) {
  const eitherWay: Record<string, readonly string[]>[] = [{ session: [] }, { bearer: [] }]
  return { security: policy.level === 0 ? [] : eitherWay, 'x-policy': policy }
}

type PathItems = Record<
  string,
  Record<string, { 'x-policy'?: unknown; parameters?: unknown[] }> | undefined
>

function addIdempotencyKeys(document: { paths?: unknown }): void {
  const paths = (document.paths ?? {}) as PathItems
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item ?? {}))) {
    if (!isIdempotent(operation['x-policy'])) continue
    operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_HEADER]
  }
}

function isIdempotent(policy: unknown): boolean {
  return (
    typeof policy === 'object' &&
    policy !== null &&
    'isIdempotent' in policy &&
    policy.isIdempotent === true
  )
}
