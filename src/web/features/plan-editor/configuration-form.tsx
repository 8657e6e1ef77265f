// The rules for applying to a requisition: until when, and how soon again.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { RequisitionConfiguration } from '#contract/plan-editor/requisition-configuration.ts'
import { RETAKE_DAYS } from '#contract/requisitions/requisitions-rules.ts'
import { dataQuery, useDataToEdit } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { SaveProblem } from '#web/features/staff-shell/save-problem.tsx'
import { useEditions } from '#web/features/staff-shell/use-editions.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { DateField } from '#web/ui/staff/form/date/date-field.tsx'
import { NumberField } from '#web/ui/staff/form/number-field.tsx'

import {
  AccommodationFields,
  ContactField,
  LanguageFields,
  RequiredDetailFields,
} from './rule-fields.tsx'
import { CONFIGURATION, jobPath, REQUISITIONS_KEY } from './setup-data.ts'

import styles from './setup.module.css'

export function ConfigurationForm({ jobId }: { jobId: number }) {
  const { data } = useDataToEdit(CONFIGURATION, jobPath(jobId))
  const { edition, onLoad } = useEditions({
    reads: dataQuery(CONFIGURATION, jobPath(jobId)).queryKey,
    invalidates: REQUISITIONS_KEY,
  })
  return <LoadedForm key={edition} {...{ jobId, onLoad }} configuration={data} />
}

type LoadedFormProps = {
  jobId: number
  configuration: RequisitionConfiguration
  /** Begins again from what is stored. */
  onLoad: () => void
}

function LoadedForm({ jobId, configuration, onLoad }: LoadedFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [draft, setDraft] = useState(configuration)
  const [base, setBase] = useState<object>(configuration)
  const [days, setDays] = useState(String(configuration.retake_interval_days))
  const change = (part: Partial<RequisitionConfiguration>) =>
    setDraft((now) => ({ ...now, ...part }))
  const done = ({ data }: { data: RequisitionConfiguration }) => {
    setBase(data)
    notifyDone(t`The configurations are saved.`)
  }
  const saving = useEndpoint(
    { method: 'put', path: CONFIGURATION },
    { invalidates: REQUISITIONS_KEY, onDone: done },
  )
  const { form, problemOf } = useFieldProblems(saving.error)
  const fields = { jobId, draft, problemOf, onChange: change }
  const isMarked = Object.keys(draft).some((name) => problemOf(name) !== undefined)
  const save = (from: object, event?: FormEvent) => {
    event?.preventDefault()
    const body = { ...draft, retake_interval_days: Number(days) }
    saving.mutate({ ...jobPath(jobId), body, base: from })
  }
  return (
    <Card>
      <form {...form} className={styles.form} onSubmit={(event) => save(base, event)}>
        <SaveProblem
          errorText={errorText}
          isSaidElsewhere={isMarked}
          error={saving.error}
          fields={['accommodations', 'accommodations_contact', 'candidate_contact']}
          onOverwrite={save}
          onLoad={onLoad}
        />
        <DateField
          name="apply_until"
          label={t`Application deadline`}
          hint={t`The last day to apply, in UTC. After that day, the position takes no new applications. Candidates who have already applied can finish theirs.`}
          isOptional
          max="9999-12-31"
          value={draft.apply_until ?? ''}
          error={problemOf('apply_until')}
          onChange={({ target }) =>
            change({ apply_until: target.value === '' ? null : target.value })
          }
        />
        <NumberField
          name="retake_interval_days"
          required
          label={t`Days before someone can apply again`}
          {...RETAKE_DAYS}
          value={days}
          error={problemOf('retake_interval_days')}
          onChange={({ target }) => setDays(target.value)}
        />
        <RequiredDetailFields {...fields} />
        <LanguageFields {...fields} />
        <Checkbox
          label={<Trans>Ask equal-opportunity questions</Trans>}
          hint={
            <Trans>
              Candidates may answer questions about gender, ethnicity, veteran status and
              disability. No one at the company sees a person’s answers.
            </Trans>
          }
          checked={draft.asks_eeoc}
          onChange={({ target }) => change({ asks_eeoc: target.checked })}
        />
        <ContactField {...fields} />
        <AccommodationFields {...fields} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" isBusy={saving.isPending}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
