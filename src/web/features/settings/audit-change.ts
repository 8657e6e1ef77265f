// What differs between the values before and after a change, field by field.
import type { AuditEvent } from '#contract/access/audit.ts'

export type FieldChange = {
  readonly field: string
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

/** The fields that differ, in their order; of lists only the entries that came or went. */
export function describeChange({ before, after }: Pick<AuditEvent, 'before' | 'after'>) {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].flatMap((field): FieldChange[] => {
    const [old, now] = [before?.[field], after?.[field]]
    if (JSON.stringify(old) === JSON.stringify(now)) return []
    const change = Array.isArray(old) || Array.isArray(now) ? listChange(old, now) : null
    const { removed, added } = change ?? { removed: textsOf(old), added: textsOf(now) }
    return removed.length + added.length === 0 ? [] : [{ field, removed, added }]
  })
}

// Null when only the order differs: then the whole lists tell it.
function listChange(old: unknown, now: unknown) {
  const [olds, nows] = [entriesOf(old), entriesOf(now)]
  const removed = olds.filter((one) => !nows.includes(one))
  const added = nows.filter((one) => !olds.includes(one))
  const isOrderOnly = removed.length + added.length === 0 && olds.length > 0
  return isOrderOnly ? null : { removed, added }
}

function entriesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((one: unknown) => textsOf(one)) : textsOf(value)
}

// An empty text says as little as none: a change from it shows what was added alone.
function textsOf(value: unknown): string[] {
  if (value === null || value === undefined) return []
  const text = textOf(value)
  return text.trim() === '' ? [] : [text]
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return entriesOf(value).join(', ')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${textsOf(one).join()}`)
      .join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
