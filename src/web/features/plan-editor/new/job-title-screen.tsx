// The first step of the builder: what the position is called, what the requisition begins with, and who is on its team.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'

import type { JobTeamRole } from '#contract/access/job-team-roles.ts'
import type { RequisitionTemplate } from '#contract/plan-editor/requisition-templates.ts'
import { TITLE_MAX_LENGTH } from '#contract/requisitions/requisitions-rules.ts'
import type { CurrentUser } from '#contract/session/session.ts'
import { useOptionalData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { useFieldProblems } from '#web/ui/form/use-field-problems.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LimitedTextField } from '#web/ui/staff/form/limited-text-field.tsx'

import { REQUISITIONS_KEY } from '../setup-data.ts'
import { TEMPLATES } from '../templates/template-paths.ts'
import { NewTeam, type NewMember } from './new-team.tsx'
import { bodyOf, StartWith, templateValue } from './start-with.tsx'

import styles from '../setup.module.css'

type JobTitleScreenProps = {
  accountId: number
  user: Pick<CurrentUser, 'user_id' | 'first_name' | 'last_name' | 'email'>
  /** The template that it begins with at first; undefined for none. */
  templateId: number | undefined
  onCreated: (jobId: number) => void
}

const CREATE = { method: 'post', path: '/smartreq/v1/account/{account_id}/' } as const

export function JobTitleScreen({ accountId, user, templateId, onCreated }: JobTitleScreenProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const formId = useId()
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState(templateId === undefined ? 'blank' : `template:${templateId}`)
  const [team, setTeam] = useState<readonly NewMember[]>([])
  const [ownRole, setOwnRole] = useState<JobTeamRole>('recruiter')
  const creating = useEndpoint(CREATE, {
    invalidates: REQUISITIONS_KEY,
    onDone: ({ data }) => onCreated(data.job_id),
  })
  const { form, problemOf } = useFieldProblems(creating.error)
  const ofTemplate = useTeamOfTemplate(accountId, from)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const members = team.map(({ named, role }) => ({ ...named, team_role: role }))
    // Its creator is its recruiter, unless the team says otherwise.
    const own = ownRole === 'recruiter' ? [] : [{ user_id: user.user_id, team_role: ownRole }]
    const body = { title: title.trim(), ...bodyOf(from), team: [...members, ...own] }
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
          <LimitedTextField
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
      <NewTeam
        {...{ accountId, team, ofTemplate }}
        own={{ name: `${user.first_name} ${user.last_name}`, email: user.email, role: ownRole }}
        problems={gone}
        onChange={setTeam}
        onOwnRole={setOwnRole}
      />
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

function useTeamOfTemplate(accountId: number, from: string): RequisitionTemplate['team'] {
  const asked = { path: { account_id: accountId }, query: { page_size: 100 } }
  const templates = useOptionalData(TEMPLATES, asked)?.data ?? []
  return templates.find((one) => from === templateValue(one))?.team ?? []
}
