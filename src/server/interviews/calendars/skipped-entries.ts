// The entries of a calendar that could not be read, named for its owner: title, day and why. Nothing else of them stays.
import type ical from 'ical.js'
import { z } from 'zod'

import { SKIPPED_LIMITS, type SkipReason } from '#contract/interviews/calendar-problems.ts'
import type { SkippedEntries } from '#contract/interviews/interviewer-calendars.ts'

/** Name, parameters, type and value. */
const propertySchema = z.tuple([z.string(), z.unknown(), z.string(), z.string()], z.unknown())

type Component = InstanceType<typeof ical.Component>

/** Enough of an entry to find its title and its day. */
const LOOKED_AT = 10_000

export function createSkipped() {
  const entries: SkippedEntries['entries'] = []
  let count = 0
  const add = (reason: SkipReason, entry: { summary: string; start: string }) => {
    count += 1
    if (entries.length === SKIPPED_LIMITS.entries) return
    entries.push({ summary: shortened(entry.summary), date: dayOf(entry.start), reason })
  }
  return {
    /** The text of an event that the parser gives up at. */
    addText: (event: string) => {
      const text = event.slice(0, LOOKED_AT).replace(/\r?\n[ \t]/g, '')
      const valueOf = (name: string) =>
        new RegExp(`^${name}[^:\\r\\n]*:([^\\r\\n]*)`, 'im').exec(text)?.[1] ?? ''
      const summary = valueOf('SUMMARY').replace(/\\([\\;,])/g, '$1')
      add('syntax', { summary, start: valueOf('DTSTART') })
    },
    /** A part of a calendar that was parsed, and makes no sense. */
    addComponent: (component: Component | undefined) => {
      // As it was parsed: to make a time of it may be what fails.
      const valueOf = (name: string) => {
        const parsed = propertySchema.safeParse(component?.getFirstProperty(name)?.toJSON())
        return parsed.success ? parsed.data[3] : ''
      }
      add('times', { summary: valueOf('summary'), start: valueOf('dtstart') })
    },
    all: (): SkippedEntries => ({ count, entries }),
  }
}
export type Skipped = ReturnType<typeof createSkipped>

function shortened(summary: string): string {
  const text = summary.replace(/[\s\p{C}]+/gu, ' ').trim()
  // Not half of a letter.
  return text.slice(0, SKIPPED_LIMITS.summary).replace(/[\uD800-\uDBFF]$/, '')
}

// Of 20260325T090000Z and 2026-03-25T09:00:00Z.
function dayOf(start: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(start) ?? []
  const date = `${year}-${month}-${day}`
  return Number.isNaN(Date.parse(date)) ? null : date
}
