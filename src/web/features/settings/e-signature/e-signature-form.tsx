import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import { E_SIGNATURE_DEFAULTS, E_SIGNATURE_LIMITS } from '#contract/offers/e-signature-rules.ts'
import type { ESignatureSettings } from '#contract/offers/e-signature.ts'
import { type NamedField, SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'

import styles from '../settings.module.css'

export const E_SIGNATURE = '/account/v1/e-signature/account/{account_id}/'

/** The settings that a colleague stored meanwhile, for display. */
const STORED_FIELDS: readonly NamedField[] = [
  { name: 'expiry_days', label: msg`Days to answer` },
  { name: 'reminder_hours', label: msg`Hours before the deadline` },
]

/** Numbers as they are typed. */
type Draft = {
  readonly days: string
  readonly isReminding: boolean
  readonly hours: string
}
type ESignatureFormProps = {
  accountId: number
  settings: ESignatureSettings
  /** Starts over from the stored values. */
  onLoad: () => void
}

export function ESignatureForm({ accountId, settings, onLoad }: ESignatureFormProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [base, setBase] = useState(settings)
  const [draft, setDraft] = useState(() => draftOf(settings))
  const saving = useEndpoint(
    { method: 'put', path: E_SIGNATURE },
    {
      onDone: ({ data }) => {
        setBase(data)
        setDraft(draftOf(data))
        notifyDone(t`The settings are saved.`)
      },
    },
  )
  const { form, problemOf } = useFieldProblems(saving.error)
  const isChanged = JSON.stringify(settingsOf(draft)) !== JSON.stringify(settingsOf(draftOf(base)))
  const save = (from: object) =>
    saving.mutate({ path: { account_id: accountId }, body: settingsOf(draft), base: from })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(base)
  }
  const isMarked = STORED_FIELDS.some(({ name }) => problemOf(name) !== undefined)
  return (
    <Card as="section" className={styles.formCard}>
      <UnsavedChanges isChanged={isChanged} />
      <form {...form} className={styles.form} onSubmit={submit}>
        <CardTitle level={2}>
          <Trans>New offers</Trans>
        </CardTitle>
        <SaveProblem
          error={saving.error}
          isSaidElsewhere={isMarked}
          errorText={errorText}
          fields={STORED_FIELDS}
          onOverwrite={save}
          onLoad={onLoad}
        />
        <Fields
          draft={draft}
          problemOf={problemOf}
          onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}

type FieldsProps = {
  draft: Draft
  problemOf: (name: string) => string | undefined
  onChange: (part: Partial<Draft>) => void
}

function Fields({ draft, problemOf, onChange }: FieldsProps) {
  const { t } = useLingui()
  const { expiryDays, reminderHours } = E_SIGNATURE_LIMITS
  return (
    <>
      <NumberField
        name="expiry_days"
        label={t`Days to answer`}
        hint={t`A new offer proposes its last day by this. It can be changed in each offer.`}
        required
        {...expiryDays}
        value={draft.days}
        error={problemOf('expiry_days')}
        onChange={({ target }) => onChange({ days: target.value })}
      />
      <Checkbox
        label={t`Remind signers automatically`}
        hint={t`Signers whose turn it is get one email before the deadline.`}
        checked={draft.isReminding}
        onChange={({ target }) => onChange({ isReminding: target.checked })}
      />
      {draft.isReminding && (
        <NumberField
          name="reminder_hours"
          label={t`Hours before the deadline`}
          required
          {...reminderHours}
          value={draft.hours}
          error={problemOf('reminder_hours')}
          onChange={({ target }) => onChange({ hours: target.value })}
        />
      )}
    </>
  )
}

function draftOf({ expiry_days, reminder_hours }: ESignatureSettings): Draft {
  return {
    days: String(expiry_days),
    isReminding: reminder_hours !== null,
    hours: String(reminder_hours ?? E_SIGNATURE_DEFAULTS.reminder_hours),
  }
}

function settingsOf({ days, isReminding, hours }: Draft): ESignatureSettings {
  return {
    expiry_days: Number(days),
    reminder_hours: isReminding ? Number(hours) : null,
  }
}
