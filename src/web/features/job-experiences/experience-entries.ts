import type { ExperienceFields, JobExperience } from '#contract/people/job-experiences.ts'
// Entries of work experience as data: what the server has with what waits on this device, and what is typed. Pure.
import { POSITION_TYPES } from '#contract/people/people-rules.ts'
import type { ExperienceRow } from '#web/offline/database.ts'

export type Entry = { readonly userJobId: string; readonly fields: ExperienceFields }

type Saved = { readonly userJobId: string; readonly fields: ExperienceFields | null }

export const NEW_ENTRY: ExperienceFields = {
  company_name: '',
  title: '',
  description: '',
  start_date: null,
  end_date: null,
  is_current: false,
  location: '',
  state: '',
  country_code: null,
  position_type: null,
  field: '',
}

/** The entries as their owner left them here: current positions first, then the latest. */
export function entriesOf(
  stored: readonly JobExperience[],
  unsent: readonly ExperienceRow[],
): Entry[] {
  const entries = new Map<string, ExperienceFields | null>(
    stored.map(({ user_job_id: id, saved_at: _savedAt, ...fields }) => [id, fields]),
  )
  for (const { body } of unsent) entries.set(body.userJobId, body.fields)
  return [...entries]
    .flatMap(([userJobId, fields]) => (fields === null ? [] : [{ userJobId, fields }]))
    .toSorted(byRecency)
}

/** The server's list as it will be once a save has arrived. */
export function withSave(
  stored: readonly JobExperience[],
  { userJobId, fields }: Saved,
): JobExperience[] {
  const others = stored.filter((one) => one.user_job_id !== userJobId)
  if (fields === null) return others
  return [...others, { ...fields, user_job_id: userJobId, saved_at: new Date(0).toISOString() }]
}

/** An entry that was typed and not saved, as an earlier opening stored it; null for anything that is none. */
export function entryOfDraft(stored: unknown): Entry | null {
  if (!isObject(stored) || !isObject(stored['fields'])) return null
  const { userJobId, fields } = stored
  if (typeof userJobId !== 'string' || !UUID.test(userJobId)) return null
  const text = (name: keyof ExperienceFields) => textOf(fields[name]) ?? ''
  return {
    userJobId,
    fields: {
      company_name: text('company_name'),
      title: text('title'),
      description: text('description'),
      start_date: textOf(fields['start_date']),
      end_date: textOf(fields['end_date']),
      is_current: fields['is_current'] === true,
      location: text('location'),
      state: text('state'),
      country_code: textOf(fields['country_code']),
      position_type: POSITION_TYPES.find((one) => one === fields['position_type']) ?? null,
      field: text('field'),
    },
  }
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The fields that need a text and have none. */
export function missingOf({ company_name, title }: ExperienceFields): ('title' | 'company_name')[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(company_name.trim() === '' ? (['company_name'] as const) : []),
  ]
}

/** Worth a warning; nothing is refused for it. */
export function endsBeforeStart({ start_date, end_date, is_current }: ExperienceFields): boolean {
  return !is_current && start_date !== null && end_date !== null && end_date < start_date
}

/** What is saved of what was typed. */
export function cleaned(fields: ExperienceFields): ExperienceFields {
  return {
    ...fields,
    company_name: fields.company_name.trim(),
    title: fields.title.trim(),
    description: fields.description.trim(),
    location: fields.location.trim(),
    state: fields.state.trim(),
    field: fields.field.trim(),
    // A current position has no end yet.
    end_date: fields.is_current ? null : fields.end_date,
  }
}

function byRecency({ fields: one }: Entry, { fields: other }: Entry): number {
  if (one.is_current !== other.is_current) return one.is_current ? -1 : 1
  return (other.start_date ?? '').localeCompare(one.start_date ?? '')
}
