import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ScoringCriterion } from '#contract/settings/scoring-criteria.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'

/** The most criteria that a company has. */
const ALL = { page: 1, page_size: 100, search: '' }

type ScoringCriterionFieldProps = {
  /** Undefined until it is known. */
  accountId: number | undefined
  /** Whether the texts that are there are those of a criterion. */
  isChosen: (criterion: ScoringCriterion) => boolean
  /** Whether there are texts that a criterion would replace. */
  isWritten: boolean
  onChoose: (criterion: ScoringCriterion) => void
}

/** Fills the examples of the ratings with a criterion of the company, where it has any. Asks before it replaces texts. */
export function ScoringCriterionField(props: ScoringCriterionFieldProps) {
  const { accountId, isChosen, isWritten, onChoose } = props
  const { t } = useLingui()
  const [asked, setAsked] = useState<ScoringCriterion | null>(null)
  const criteria =
    useOptionalData(
      '/account/v1/{account_id}/scoring-criteria/',
      accountId === undefined ? null : { path: { account_id: accountId }, query: ALL },
    )?.data ?? []
  if (criteria.length === 0) return null
  const current = criteria.find(isChosen)
  const choose = (key: string) => {
    const chosen = criteria.find((one) => keyOf(one) === key)
    if (chosen === undefined) return
    if (current === undefined && isWritten) setAsked(chosen)
    else onChoose(chosen)
  }
  return (
    <>
      <SelectField
        label={t`Scoring criterion`}
        hint={t`Its texts are copied here, and you can change them.`}
        isOptional
        placeholder={t`Choose a criterion`}
        value={current === undefined ? '' : keyOf(current)}
        options={criteria.map((one) => ({ value: keyOf(one), label: one.name }))}
        onChange={({ target }) => choose(target.value)}
      />
      {asked !== null && (
        <ConfirmDialog
          isOpen
          isDestructive
          title={<Trans>Replace the examples?</Trans>}
          confirmLabel={<Trans>Replace</Trans>}
          cancelLabel={<Trans>Keep them</Trans>}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            onChoose(asked)
            setAsked(null)
          }}
        >
          <Trans>The criterion “{asked.name}” replaces the examples that you wrote.</Trans>
        </ConfirmDialog>
      )}
    </>
  )
}

function keyOf({ scoring_criterion_id: id }: ScoringCriterion): string {
  return String(id)
}
