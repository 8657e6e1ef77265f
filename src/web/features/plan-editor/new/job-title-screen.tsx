// The first step of the builder: what the position is called, what the requisition begins with, and who is on its team.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'

import { REQUISITIONS_KEY } from '../setup-data.ts'
import { NewTeam, type NewMember } from './new-team.tsx'
import { bodyOf, StartWith } from './start-with.tsx'

import styles from '../setup.module.css'

type JobTitleScreenProps = {
  accountId: number
  /** The template that it begins with at first; undefined for none. */
  templateId: number | undefined
  onCreated: (jobId: number) => void
}

const CREATE = { method: 'post', path: '/smartreq/v1/account/{account_id}/' } as const

export function JobTitleScreen({ accountId, templateId, onCreated }: JobTitleScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const formId = useId()
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState(templateId === undefined ? 'blank' : `template:${templateId}`)
  const [team, setTeam] = useState<readonly NewMember[]>([])
  const creating = useEndpoint(CREATE, {
    invalidates: REQUISITIONS_KEY,
    onDone: ({ data }) => onCreated(data.job_id),
  })
  const { form, problemOf } = useFieldProblems(creating.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const members = team.map(({ named, role }) => ({ ...named, team_role: role }))
    const body = { title: title.trim(), ...bodyOf(from), team: members }
    creating.mutate({ path: { account_id: accountId }, body })
  }
  const deleted = problemOf('from_template_id', t`This template was deleted. Choose another one.`)
  const left = t`Not a user of your company any more. Remove them.`
  const gone = team.map((_, index) => problemOf(`team.${index}`, left))
  const isSaid = [problemOf('title'), ...gone].some((one) => one !== undefined)
  return (
    <div className={styles.stack}>
      <Card>
        <form {...form} id={formId} className={styles.form} onSubmit={submit}>
          <TextField
            label={t`Job title`}
            hint={t`As candidates would search for it.`}
            name="title"
            required
            maxLength={TITLE_MAX_LENGTH}
            value={title}
            error={problemOf('title')}
            onChange={({ target }) => setTitle(target.value)}
          />
          <StartWith accountId={accountId} value={from} error={deleted} onChange={setFrom} />
        </form>
      </Card>
      <NewTeam accountId={accountId} team={team} problems={gone} onChange={setTeam} />
      {/* Beside the button: what it is about may be out of sight. */}
      {creating.isError && !isSaid && (
        <Banner tone="danger" isLive>
          {deleted ?? errorText(creating.error)}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" form={formId} variant="primary" isBusy={creating.isPending}>
          <Trans>Create the draft</Trans>
        </Button>
      </div>
    </div>
  )
}
