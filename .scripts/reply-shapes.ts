// The shapes of the replies that a device stores, from the schemas of the contract: without the schemas themselves, which
// weigh more than the code that uses them.
import { z } from 'zod'

import { ENDPOINTS } from '#contract/endpoints.ts'
import type { Shape } from '#web/api/has-shape.ts'

type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
}

/** By method and path as the generated client names them, such as `GET /auth/v1/`. */
export function replyShapes(): Record<string, Shape> {
  const stored = [...ENDPOINTS].map(([, endpoint]) => endpoint).filter((one) => one.isStored)
  return Object.fromEntries(
    stored.map(({ method, url, responses }) => {
      const schema = responses[200] ?? responses[201]
      if (schema === undefined) throw new Error(`${method} ${url} answers nothing to store.`)
      const json = z.toJSONSchema(schema, {
        io: 'output',
        unrepresentable: 'any',
        reused: 'inline',
      })
      return [`${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`, shapeOf(json as JsonSchema)]
    }),
  )
}

/** The file that the client imports. */
export function replyShapesFile(): string {
  return `// Generated from the contract by \`npm run generate\`.
import type { Shape } from './has-shape.ts'

/** What the server answers where a device stores it, by method and path. */
export const REPLY_SHAPES: Readonly<Record<string, Shape>> = ${JSON.stringify(replyShapes())}`
}

function shapeOf(schema: JsonSchema): Shape {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return { either: choices.map(shapeOf) }
  // A name that is not known yet is a newer server's.
  const known = schema.enum?.[0] ?? schema.const
  if (known !== undefined && known !== null) return kindOf(typeof known)
  if (Array.isArray(schema.type))
    return { either: schema.type.map((type: string) => shapeOf({ ...schema, type })) }
  if (schema.type === 'object') return objectShape(schema)
  if (schema.type === 'array') return { each: shapeOf(schema.items ?? {}) }
  if (schema.type === 'integer')
    return (schema.minimum ?? schema.exclusiveMinimum ?? -1) >= 0 ? 'count' : 'number'
  if (schema.format === 'date-time') return 'instant'
  return schema.format === 'uuid' ? 'uuid' : kindOf(String(schema.type))
}

function objectShape({ properties = {}, required = [], additionalProperties }: JsonSchema): Shape {
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    return { entries: shapeOf(additionalProperties) }
  const fields = Object.entries(properties).map(([name, one]) => [
    required.includes(name) ? name : `${name}?`,
    shapeOf(one),
  ])
  return { fields: Object.fromEntries(fields) }
}

function kindOf(type: string): Shape {
  if (type === 'string') return 'text'
  return type === 'number' || type === 'boolean' || type === 'null' ? type : 'anything'
}
