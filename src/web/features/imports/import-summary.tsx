import { Trans, useLingui } from '@lingui/react/macro'

import { ROW_OUTCOMES } from '#contract/imports/import-rules.ts'
import type { ImportTally } from '#contract/imports/imports.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { OUTCOME_LABELS } from './import-labels.ts'

type ImportSummaryProps = { counts: readonly ImportTally[]; isDone: boolean }

/** How many rows have which outcome: expected ones before the import, real ones after it. */
export function ImportSummary({ counts, isDone }: ImportSummaryProps) {
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
        {isDone ? (
          <Trans>The result, by row:</Trans>
        ) : (
          <Trans>This is what the import will do, by row:</Trans>
        )}
      </p>
      <DefinitionList items={items} />
    </>
  )
}
