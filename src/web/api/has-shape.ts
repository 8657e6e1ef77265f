// Whether a value from outside looks as the contract says: types, required fields, and values that can be. What is more
// than asked for passes, and so does a name that is not known yet: a newer server may say more.

/**
 * `count`: a whole number from 0. `instant`: a date and time that exists. `anything`: not looked into.
 * `{ fields }`: an object with these; a name that ends in `?` may be missing. `{ each }`: a list. `{ entries }`: an
 * object whose names are data. `{ either }`: one of several; `null` is one.
 */
export type Shape =
  | 'anything'
  | 'boolean'
  | 'count'
  | 'instant'
  | 'null'
  | 'number'
  | 'text'
  | 'uuid'
  | { readonly fields: Readonly<Record<string, Shape>> }
  | { readonly each: Shape }
  | { readonly entries: Shape }
  | { readonly either: readonly Shape[] }

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function hasShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return isOfKind(value, shape)
  if ('either' in shape) return shape.either.some((one) => hasShape(value, one))
  if ('each' in shape)
    return Array.isArray(value) && value.every((one) => hasShape(one, shape.each))
  if (!isObject(value)) return false
  if ('entries' in shape) return Object.values(value).every((one) => hasShape(one, shape.entries))
  return Object.entries(shape.fields).every(([name, one]) => {
    const field = value[name.replace('?', '')]
    return field === undefined ? name.endsWith('?') || one === 'anything' : hasShape(field, one)
  })
}

function isOfKind(value: unknown, kind: Extract<Shape, string>): boolean {
  switch (kind) {
    case 'anything':
      return true
    case 'null':
      return value === null
    case 'text':
      return typeof value === 'string'
    case 'number':
      return Number.isFinite(value)
    case 'count':
      return Number.isSafeInteger(value) && Number(value) >= 0
    case 'instant':
      return typeof value === 'string' && Number.isFinite(Date.parse(value))
    case 'uuid':
      return typeof value === 'string' && UUID.test(value)
    case 'boolean':
      return typeof value === 'boolean'
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
