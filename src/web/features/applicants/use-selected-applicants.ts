import { useState } from 'react'

import type { Applicant } from '#contract/requisitions/requisitions.ts'
import type { Selection } from '#web/ui/staff/table/table.tsx'

type Chosen<Row> = { readonly of: string; readonly rows: ReadonlyMap<string, Row> }

/**
 * Who is selected in a list: over all of its pages, as they were when they were selected. Other filters begin another
 * selection, so that nothing is decided about a row that the list does not show. `narrowed` are the filters.
 */
export function useSelectedApplicants<Row extends Applicant>(
  narrowed: object,
  rows: readonly Row[],
) {
  const filters = JSON.stringify(narrowed)
  const [chosen, setChosen] = useState<Chosen<Row>>({ of: filters, rows: new Map() })
  const known = chosen.of === filters ? chosen.rows : new Map<string, Row>()

  const change = (ids: ReadonlySet<string>) => {
    const onPage = rows.map((row) => [idOf(row), row] as const)
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

function idOf(row: Applicant): string {
  return String(row.user_smartreq_id)
}
