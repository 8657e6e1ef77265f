import { useState } from 'react'

import type { Participant } from '#contract/job-profiles/participants.ts'
import type { Selection } from '#web/ui/staff/table/table.tsx'

type Chosen = { readonly of: string; readonly rows: ReadonlyMap<string, Participant> }

/**
 * Who is selected in a list, over all of its pages. Other filters begin another selection, so that no one is moved whom
 * the list does not show. `narrowed` are the filters.
 */
export function useSelectedParticipants(narrowed: object, rows: readonly Participant[]) {
  const filters = JSON.stringify(narrowed)
  const [chosen, setChosen] = useState<Chosen>({ of: filters, rows: new Map() })
  const known = chosen.of === filters ? chosen.rows : new Map<string, Participant>()
  const change = (ids: ReadonlySet<string>) => {
    const onPage = rows.map((row) => [String(row.user_job_id), row] as const)
    const all = new Map([...onPage, ...known])
    setChosen({ of: filters, rows: new Map([...all].filter(([id]) => ids.has(id))) })
  }
  const selection: Selection = { ids: new Set(known.keys()), onChange: change }
  return {
    selected: [...known.values()],
    selection,
    clear: () => setChosen({ of: filters, rows: new Map() }),
  }
}
