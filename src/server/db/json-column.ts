// Columns of JSON. Drizzle's own parses what it reads a second time: both drivers have parsed it already, so a text such
// as "42", "true" or "null" came back as a number, a boolean or nothing.
import { customType } from 'drizzle-orm/pg-core'

/**
 * A `jsonb` column that gives back what was stored: any JSON value but `null`, which SQL stores as NULL.
 * `$type<T>()` says what it holds.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (stored) => stored,
})
