import { useQuery } from '@tanstack/react-query'

import { choicesQuery } from '#web/features/staff-shell/choices/choice-queries.ts'

import type { ShownByItself } from '../applicants/columns/arrange-columns.ts'

/** The columns of what only some requisitions have; `isPending` while it is not known what this one has. */
export function useOptionalColumns(jobId: number) {
  const of = { jobId }
  const classes = useQuery(choicesQuery(of, { kind: 'hiring_classes', search: '' }))
  const users = useQuery(choicesQuery(of, { kind: 'assigned', search: '' }))
  const tags = useQuery(choicesQuery(of, { kind: 'tags', search: '' }))
  const columns: ShownByItself = {
    class: (classes.data ?? []).length > 0,
    assigned: (users.data ?? []).length > 0,
    tags: (tags.data ?? []).length > 0,
    email: false,
    location: false,
    // The badge beside the name says it.
    knock_outs: false,
    days_in_step: false,
    last_activity: false,
  }
  return { columns, isPending: classes.isPending || users.isPending || tags.isPending }
}
