// The five named points of an outcome's scale: taken from a scoring criterion of the company, or written.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { pointsOf } from '#contract/settings/scoring-criteria.ts'
import { SCALE } from '#contract/settings/settings-rules.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { ScoringCriterionField } from '#web/features/staff-shell/scoring-criterion-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { FormDialog } from '#web/ui/staff/form/form-dialog.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { PROFILE, profilePath } from '../profile-queries.ts'
import type { DraftOutcome } from './outcome-draft.ts'

import styles from './outcomes.module.css'

type Points = DraftOutcome['points']

type ScaleDialogProps = {
  jobId: number
  name: string
  points: Points
  onChange: (points: Points) => void
  onClose: () => void
}

export function ScaleDialog({ jobId, name, points, onChange, onClose }: ScaleDialogProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(points)
  const { form, problemOf } = useFieldProblems(null)
  const accountId = useOptionalData(PROFILE, profilePath(jobId))?.data.account_id
  const set = (index: number, change: Partial<Points[number]>) =>
    setDraft((now) => now.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <FormDialog
      {...form}
      className={styles.scale}
      title={t`Scale of ${name}`}
      submitLabel={<Trans>Use this scale</Trans>}
      isBusy={false}
      isChanged={!isSame(draft, points)}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(draft.map((one) => ({ name: one.name.trim(), anchor: one.anchor.trim() })))
        onClose()
      }}
      onClose={onClose}
    >
      <ScoringCriterionField
        accountId={accountId}
        isChosen={(one) => isSame(pointsOf(one), draft)}
        isWritten={draft.some((one) => one.anchor.trim() !== '')}
        onChoose={(one) => setDraft(pointsOf(one))}
      />
      {draft.map((point, index) => {
        const rating = index + 1
        return (
          <fieldset key={rating} className={styles.point}>
            <legend>
              <Trans>Point {rating}</Trans>
            </legend>
            <LimitedTextField
              label={t`Name`}
              name={`points.${index}.name`}
              required
              data-first-focus={index === 0 ? true : undefined}
              maxLength={SCALE.name}
              value={point.name}
              error={problemOf(`points.${index}.name`, t`Enter a name.`)}
              onChange={({ target }) => set(index, { name: target.value })}
            />
            <LimitedTextField
              label={t`Example`}
              name={`points.${index}.anchor`}
              isOptional
              maxLength={SCALE.anchor}
              value={point.anchor}
              error={problemOf(`points.${index}.anchor`)}
              onChange={({ target }) => set(index, { anchor: target.value })}
            />
          </fieldset>
        )
      })}
    </FormDialog>
  )
}

function isSame(one: Points, other: Points): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
