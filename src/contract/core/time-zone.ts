// The names of time zones, of the IANA database.
import { textSchema } from './shape.ts'

export const timeZoneSchema = textSchema
  .max(64)
  .refine(isTimeZone, { message: 'This time zone is not known.' })

function isTimeZone(name: string): boolean {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return !/^[+-]/.test(timeZone)
  } catch {
    return false
  }
}
