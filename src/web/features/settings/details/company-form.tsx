// A form of some of a company's details, which share one address: each form writes its own fields.
import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'

import type {
  CompanyDetails,
  EditableDetails,
  WhiteLabel,
} from '#contract/settings/company-details.ts'
import { type NamedField, SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { UnsavedChanges } from '#web/ui/staff/form/unsaved-changes.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'

import styles from '../settings.module.css'

export const DETAILS = '/account/v1/{account_id}/'

/** The fields that a form writes. */
type Part = EditableDetails | WhiteLabel
/** The draft that the fields of a form show and change. */
export type CompanyFields<T> = {
  draft: T
  problemOf: (name: string, words?: string) => string | undefined
  onChange: (part: Partial<T>) => void
}

type CompanyFormProps<T> = {
  details: CompanyDetails
  /** The fields of this form: also the state that a change begins from. */
  partOf: (details: CompanyDetails) => T
  /** The fields whose values are shown when a colleague stored others meanwhile. */
  storedFields: readonly NamedField[]
  /** The notification once they are stored. */
  saved: string
  /** Begins again from what is stored. */
  onLoad: () => void
  children: (fields: CompanyFields<T>) => ReactNode
}

export function CompanyForm<T extends Part>({ details, partOf, ...props }: CompanyFormProps<T>) {
  const errorText = useSettingsErrorText()
  const [base, setBase] = useState(() => partOf(details))
  const [draft, setDraft] = useState(base)
  const saving = useEndpoint(
    { method: 'patch', path: DETAILS },
    {
      // The frame shows some of them.
      invalidates: ['company'],
      onDone: ({ data }) => {
        setBase(partOf(data))
        setDraft(partOf(data))
        notifyDone(props.saved)
      },
    },
  )
  const { form, problemOf } = useFieldProblems(saving.error)
  const isMarked = Object.keys(draft).some((name) => problemOf(name) !== undefined)
  const save = (from: object) =>
    saving.mutate({ path: { account_id: details.account_id }, body: draft, base: from })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(base)
  }
  const onChange = (part: Partial<T>) => setDraft((now) => ({ ...now, ...part }))
  return (
    <Card className={styles.formCard}>
      <UnsavedChanges isChanged={JSON.stringify(draft) !== JSON.stringify(base)} />
      <form {...form} className={styles.form} onSubmit={submit}>
        <SaveProblem
          error={saving.error}
          isSaidElsewhere={isMarked}
          onOverwrite={save}
          fields={props.storedFields}
          onLoad={props.onLoad}
          errorText={errorText}
        />
        {props.children({ draft, problemOf, onChange })}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
