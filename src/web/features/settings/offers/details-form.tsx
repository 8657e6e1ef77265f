// A details template while it is written: its name, and its rows in their order.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { OfferDetailsContent } from '#contract/offers/offer-details-templates.ts'
import { OFFER_LETTER_LIMITS } from '#contract/offers/offer-letter-rules.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type NamedField, SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { DetailsRows } from './details-rows.tsx'

import styles from '../settings.module.css'

const STORED_FIELDS: readonly NamedField[] = [{ name: 'name', label: msg`Name` }]

type DetailsFormProps = {
  accountId: number
  initial: OfferDetailsContent
  saving: { error: Error | null; isPending: boolean }
  onSave: (content: OfferDetailsContent) => void
  /** Saves over what a colleague stored meanwhile. */
  onOverwrite?: (content: OfferDetailsContent, stored: object) => void
  /** Begins again from what a colleague stored. */
  onLoad?: () => void
}

export function DetailsForm({ accountId, initial, saving, ...props }: DetailsFormProps) {
  const { onSave, onOverwrite, onLoad } = props
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [draft, setDraft] = useState(initial)
  const { form, problemOf } = useFieldProblems(saving.error)
  const isTaken = saving.error instanceof ApiError && saving.error.code === 'value_taken'
  const isChanged = JSON.stringify(draft) !== JSON.stringify(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(draft)
  }
  return (
    <form {...form} className={styles.form} onSubmit={submit}>
      <UnsavedChanges isChanged={isChanged} />
      <SaveProblem
        error={saving.error}
        isSaidElsewhere={isTaken}
        errorText={errorText}
        fields={STORED_FIELDS}
        onOverwrite={(stored) => onOverwrite?.(draft, stored)}
        {...(onLoad === undefined ? {} : { onLoad })}
      />
      <LimitedTextField
        name="name"
        label={t`Name`}
        hint={t`Your colleagues choose the table by this name. Candidates do not see it.`}
        required
        autoComplete="off"
        maxLength={OFFER_LETTER_LIMITS.name}
        value={draft.name}
        error={problemOf('name', isTaken ? errorText(saving.error) : undefined)}
        onChange={({ target }) => setDraft((now) => ({ ...now, name: target.value }))}
      />
      <DetailsRows
        accountId={accountId}
        rows={draft.rows}
        problem={problemOf('rows', t`A field is not there any more. Remove its row.`)}
        onChange={(rows) => setDraft((now) => ({ ...now, rows: [...rows] }))}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          variant="primary"
          isBusy={saving.isPending}
          disabled={!isChanged || draft.rows.length === 0}
        >
          <Trans>Save</Trans>
        </Button>
        <Button
          variant="quiet"
          disabled={!isChanged || saving.isPending}
          onClick={() => setDraft(initial)}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
