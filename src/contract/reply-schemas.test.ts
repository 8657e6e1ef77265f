// Replies are encoded by their schemas, and a transform cannot be run backwards: a schema that has one answers 500 as soon
// as the field holds a value.
import { expect, it } from 'vitest'
import { z } from 'zod'

import { ENDPOINTS } from './endpoints.ts'

const replies = [...ENDPOINTS].flatMap(([name, { responses }]) =>
  Object.entries(responses).flatMap(([status, schema]) =>
    schema instanceof z.ZodType ? [[`${name} ${status}`, schema] as const] : [],
  ),
)

it.each(replies)('%s has no transform that encoding could not undo', (_, schema) => {
  expect(transformsIn(schema)).toEqual([])
})

it('a transform is found wherever it stands', () => {
  const upper = z.string().transform((text) => text.toUpperCase())
  const schema = z.object({ rows: z.array(z.object({ email: upper.nullable() })) })
  expect(transformsIn(schema)).toEqual(['rows.[].email'])
})

/** The places of the transforms in a schema, by the names of their fields. */
function transformsIn(schema: z.core.$ZodType, path: readonly string[] = []): string[] {
  const { def } = schema._zod
  if (def.type === 'transform') return [path.join('.')]
  return childrenOf(schema).flatMap(([name, child]) =>
    transformsIn(child, name === '' ? path : [...path, name]),
  )
}

function childrenOf(schema: z.core.$ZodType): Array<[name: string, child: z.core.$ZodType]> {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape)
  if (schema instanceof z.ZodArray) return [['[]', schema.element]]
  if (schema instanceof z.ZodUnion) return schema.options.map((option) => ['', option])
  if (schema instanceof z.ZodRecord) return [['{}', schema.valueType]]
  if (schema instanceof z.ZodPipe)
    return [
      ['', schema.in],
      ['', schema.out],
    ]
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return [['', schema.unwrap()]]
  return []
}
