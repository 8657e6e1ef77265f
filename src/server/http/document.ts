// The API's own description: OpenAPI 3.1 at /openapi.json, readable at /docs, with the guides beside it.
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

import type { Endpoint } from '#contract/core/endpoint.ts'
import { API_VERSION } from '#contract/core/version.ts'
import { successOf } from '#contract/examples/example.ts'
import { EXAMPLES } from '#contract/examples/examples.ts'

import { GUIDE_LINKS, registerGuides } from './guides/guides.ts'

const DESCRIPTION = 'Hiring and talent assessment.'

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A UUID that names the command; a repeat with it gets the first receipt.',
  schema: { type: 'string', format: 'uuid' },
} as const

/** Registers the document; routes registered afterwards are in it. `hasDocs`: also the pages that people read. */
export async function registerDocument(
  app: FastifyInstance,
  { hasDocs = true }: { hasDocs?: boolean | undefined },
): Promise<void> {
  await registerDescription(app)
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger())
  if (!hasDocs) return
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { validatorUrl: null },
    staticCSP: true,
    transformStaticCSP: strictly,
    transformSpecification: withGuides,
    // Only a new object is made of it.
    transformSpecificationClone: false,
  })
  registerGuides(app)
}

/**
 * Makes the document of an app that is ready, which takes the event loop for a third of a second: before the server listens,
 * and not when someone asks for it.
 */
export function prepareDocument(app: FastifyInstance): void {
  app.swagger()
}

async function registerDescription(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fairlead',
        version: API_VERSION,
        description: DESCRIPTION,
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
      const { schema } = transformed
      const response = withExample(endpoint, schema.response)
      const described = { ...schema, response, ...policyOf(endpoint), ...formOf(endpoint) }
      return { ...transformed, schema: described }
    },
    transformObject: (document) => {
      const api = 'openapiObject' in document ? document.openapiObject : document.swaggerObject
      addIdempotencyKeys(api)
      return api
    },
  })
}

// Only the page links to the guides: the document is also read where they are not served.
function withGuides(document: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const info = z.looseObject({}).parse(document['info'])
  return { ...document, info: { ...info, description: `${DESCRIPTION}\n\n${GUIDE_LINKS}` } }
}

// The page's own policy, which knows the hashes of its scripts, without what it does not need: other hosts, frames, a base.
function strictly(policy: string): string {
  const directives = policy.split(';').flatMap((text) => {
    const [name = '', ...sources] = text.trim().split(/\s+/)
    if (name === '' || OURS.has(name)) return []
    return [[name, ...sources.filter((source) => !isElsewhere(source))].join(' ')]
  })
  return [...directives, ...[...OURS].map((name) => `${name} 'none'`)].join(';')
}

const OURS = new Set(['base-uri', 'frame-ancestors', 'form-action'])

function isElsewhere(source: string): boolean {
  return source === 'https:' || source.includes('.')
}

function policyOf({ policy }: Endpoint) {
  const eitherWay: Record<string, readonly string[]>[] = [{ session: [] }, { bearer: [] }]
  return { security: policy.level === 0 ? [] : eitherWay, 'x-policy': policy }
}

// A multipart body is read by its route, not by a schema: here is what it consists of.
function formOf({ form }: Endpoint) {
  if (form === undefined) return {}
  const { properties, required = [] } = z.toJSONSchema(form)
  const file = { type: 'string', format: 'binary' }
  const body = {
    type: 'object',
    properties: { ...properties, file },
    required: [...required, 'file'],
  }
  return { consumes: ['multipart/form-data'], body }
}

const responsesSchema = z.record(z.string(), z.looseObject({}))

// The successful reply shows what it looks like, where the contract has an example of it.
function withExample(endpoint: Endpoint, response: unknown): unknown {
  const body = EXAMPLES.get(endpoint)
  if (body === undefined) return response
  const responses = responsesSchema.parse(response)
  const { status } = successOf(endpoint)
  return { ...responses, [status]: { ...responses[status], example: body } }
}

const operationSchema = z.looseObject({
  'x-policy': z.looseObject({ isIdempotent: z.boolean().optional() }).optional(),
  parameters: z.array(z.unknown()).optional(),
})

function addIdempotencyKeys(document: { paths?: unknown }): void {
  const paths = z.record(z.string(), z.record(z.string(), z.unknown())).parse(document.paths ?? {})
  for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
    const parsed = operationSchema.safeParse(operation)
    if (!parsed.success || parsed.data['x-policy']?.isIdempotent !== true) continue
    const parameters = [...(parsed.data.parameters ?? []), IDEMPOTENCY_HEADER]
    Object.assign(z.custom<object>().parse(operation), { parameters })
  }
}
