import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { OUTCOME_FREQUENCIES } from '#contract/job-profiles/job-profile-rules.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { bin, down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import type { DraftOutcome } from './outcome-draft.ts'
import { FREQUENCY_LABELS } from './outcome-labels.ts'
import { ScaleDialog } from './scale-dialog.tsx'

import styles from './outcomes.module.css'

type OutcomeRowProps = {
  jobId: number
  outcome: DraftOutcome
  name: string
  canMove: { up: boolean; down: boolean }
  onMove: (by: -1 | 1) => void
  onChange: (outcome: DraftOutcome) => void
  onRemove: () => void
}

/** One outcome: how often it is observed, its scale, and what can be done with it. */
export function OutcomeRow(props: OutcomeRowProps) {
  const { jobId, outcome, name, canMove, onMove, onChange, onRemove } = props
  const { t, i18n } = useLingui()
  const [isEditing, setIsEditing] = useState(false)
  const choose = (value: string) => {
    const frequency = OUTCOME_FREQUENCIES.find((one) => one === value)
    if (frequency !== undefined) onChange({ ...outcome, frequency })
  }
  return (
    <>
      <DragHandle />
      <span className={styles.name}>
        <strong>{name}</strong>
        <span className={styles.faint}>{outcome.points.map((one) => one.name).join(' · ')}</span>
      </span>
      <SelectField
        className={styles.frequency}
        label={
          <VisuallyHidden>
            <Trans>Frequency of {name}</Trans>
          </VisuallyHidden>
        }
        value={outcome.frequency}
        options={OUTCOME_FREQUENCIES.map((one) => ({
          value: one,
          label: i18n._(FREQUENCY_LABELS[one]),
        }))}
        onChange={({ target }) => choose(target.value)}
      />
      <span className={styles.actions}>
        <Button size="small" onClick={() => setIsEditing(true)}>
          <Trans>Edit scale</Trans>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <RowMenu
          label={t`Actions for ${name}`}
          items={[
            ...(canMove.up
              ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: () => onMove(-1) }]
              : []),
            ...(canMove.down
              ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: () => onMove(1) }]
              : []),
            { id: 'remove', label: t`Remove`, icon: bin, onSelect: onRemove, isDestructive: true },
          ]}
        />
      </span>
      {isEditing && (
        <ScaleDialog
          {...{ jobId, name }}
          points={outcome.points}
          onChange={(points) => onChange({ ...outcome, points })}
          onClose={() => setIsEditing(false)}
        />
      )}
    </>
  )
}
