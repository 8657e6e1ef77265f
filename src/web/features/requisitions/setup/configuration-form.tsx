// The rules for applying to a requisition: until when, and how soon again.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import type { RequisitionConfiguration } from '#contract/requisition-configuration.ts'
import { RETAKE_DAYS } from '#contract/requisition-limits.ts'
import { useErrorText } from '#web/features/shell/error-words.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { notify } from '#web/ui/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useFieldProblems } from '#web/ui/use-field-problems.ts'

import { SetupProblem } from './setup-problem.tsx'
import { configurationQuery, REQUISITIONS_KEY, saveConfiguration } from './setup-queries.ts'

import styles from './setup.module.css'

export function ConfigurationForm({ jobId }: { jobId: number }) {
  const found = useQuery({ ...configurationQuery(jobId), refetchOnWindowFocus: false })
  if (found.data !== undefined) return <LoadedForm jobId={jobId} configuration={found.data} />
  if (found.error !== null)
    return (
      <SetupProblem query={found} title={<Trans>The configurations could not be loaded</Trans>} />
    )
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  )
}

type LoadedFormProps = { jobId: number; configuration: RequisitionConfiguration }

function LoadedForm({ jobId, configuration }: LoadedFormProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [until, setUntil] = useState(configuration.apply_until ?? '')
  const [days, setDays] = useState(String(configuration.retake_interval_days))
  const [asksEeoc, setAsksEeoc] = useState(configuration.asks_eeoc)
  const saving = useCommand(saveConfiguration, {
    invalidates: REQUISITIONS_KEY,
    onDone: () => {
      notify({ type: 'success', body: t`The configurations are saved.`, duration: 6000 })
    },
  })
  const { form, problemOf } = useFieldProblems(saving.error)
  const untilProblem = problemOf('apply_until')
  const daysProblem = problemOf('retake_interval_days')
  const isMarked = untilProblem !== undefined || daysProblem !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const apply_until = until === '' ? null : until
    const retake_interval_days = Number(days)
    saving.mutate({
      jobId,
      configuration: { apply_until, retake_interval_days, asks_eeoc: asksEeoc },
    })
  }
  return (
    <Card>
      <form {...form} className={styles.form} onSubmit={submit}>
        {saving.isError && !isMarked && (
          <Banner tone="danger" isLive>
            {errorText(saving.error)}
          </Banner>
        )}
        <TextField
          type="date"
          name="apply_until"
          label={t`Application deadline`}
          hint={t`The last day to apply, in UTC. After that day, the position takes no new applications. Candidates who have already applied can finish theirs.`}
          isOptional
          max="9999-12-31"
          value={until}
          error={untilProblem}
          onChange={({ target }) => setUntil(target.value)}
        />
        <TextField
          type="number"
          name="retake_interval_days"
          inputMode="numeric"
          required
          label={t`Days before someone can apply again`}
          {...RETAKE_DAYS}
          value={days}
          error={daysProblem}
          onChange={({ target }) => setDays(target.value)}
        />
        <Checkbox
          label={<Trans>Ask equal-opportunity questions</Trans>}
          hint={
            <Trans>
              Candidates may answer questions about gender, ethnicity, veteran status and
              disability. No one at the company sees a person’s answers.
            </Trans>
          }
          checked={asksEeoc}
          onChange={({ target }) => setAsksEeoc(target.checked)}
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
