import { Trans, useLingui } from '@lingui/react/macro'

import { type ImportState, ROW_OUTCOMES } from '#contract/imports/import-rules.ts'
import type { ImportTally } from '#contract/imports/imports.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { OUTCOME_LABELS } from './import-labels.ts'

type ImportSummaryProps = { counts: readonly ImportTally[]; state: ImportState }

/** How many rows have which outcome: expected ones before the import, real ones after it, and both while it is paused. */
export function ImportSummary({ counts, state }: ImportSummaryProps) {
  const { i18n } = useLingui()
  const format = useFormatter()
  const items = ROW_OUTCOMES.flatMap((outcome) => {
    const rows = counts
      .filter((one) => one.outcome === outcome)
      .reduce((sum, one) => sum + one.rows, 0)
    if (rows === 0) return []
    return [{ id: outcome, term: i18n._(OUTCOME_LABELS[outcome]), value: format.number(rows) }]
  })
  return (
    <>
      <p>
        <Introduction state={state} />
      </p>
      <DefinitionList items={items} />
    </>
  )
}

function Introduction({ state }: { state: ImportState }) {
  if (state === 'checked') return <Trans>This is what the import will do, by row:</Trans>
  if (state === 'paused')
    return <Trans>All rows, those that are imported already and those that wait:</Trans>
  return <Trans>The result, by row:</Trans>
}
