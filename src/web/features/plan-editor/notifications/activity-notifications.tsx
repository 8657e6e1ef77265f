// Who of the team is told by email when an applicant completes an activity: stored at once, for every version of the plan.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'

import type { NotifiedMember } from '#contract/plan-editor/activity-notifications.ts'
import { useDataToEdit } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

import { TEAM_ROLE_LABELS } from '../plan-labels.ts'
import { SetupBoundary } from '../setup-boundary.tsx'
import { REQUISITIONS_KEY } from '../setup-data.ts'
import { setupHref } from '../setup-paths.ts'

import styles from '../setup.module.css'

const NOTIFICATION = '/job/v1/job-step-activity-notification/{job_id}/{job_step_activity_id}/'

type ActivityOf = { readonly jobId: number; readonly activityId: number }

type ActivityNotificationsProps = ActivityOf & {
  /** Of the activity, for who hears the button alone. */
  name: string
}

export function ActivityNotifications({ name, ...of }: ActivityNotificationsProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <div className={styles.instruction}>
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Notifications about ${name}`}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Notifications</Trans>
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onClose={close}
          title={<Trans>Who is notified when “{name}” is completed?</Trans>}
        >
          <SetupBoundary title={<Trans>The team could not be loaded</Trans>} height="8rem">
            <Members {...of} onClose={close} />
          </SetupBoundary>
        </Dialog>
      )}
    </div>
  )
}

type MembersProps = ActivityOf & { onClose: () => void }

function Members(props: MembersProps) {
  const { data: members } = useDataToEdit(NOTIFICATION, activityPath(props))
  if (members.length === 0)
    return (
      <p>
        <Trans>No one is on the team yet.</Trans>{' '}
        <AppLink href={setupHref('team-members', props.jobId)}>
          <Trans>Open the team</Trans>
        </AppLink>
      </p>
    )
  return <MembersForm {...props} members={members} />
}

function MembersForm({
  members,
  onClose,
  ...of
}: MembersProps & { members: readonly NotifiedMember[] }) {
  const { t, i18n } = useLingui()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState(
    () => new Set(members.filter((one) => one.is_notified).map((one) => one.job_team_id)),
  )
  const done = () => {
    notifyDone(t`The notifications are saved.`)
    onClose()
  }
  const saving = useEndpoint(
    { method: 'put', path: NOTIFICATION },
    { invalidates: REQUISITIONS_KEY, onDone: done },
  )
  const toggle = (id: number, isTold: boolean) => {
    const next = new Set(chosen)
    if (isTold) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ ...activityPath(of), body: { job_team_ids: [...chosen] } })
  }
  return (
    <form className={styles.stack} onSubmit={submit}>
      {saving.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <p className={styles.faint}>
        <Trans>
          They get an email without the applicant’s name. This holds at once, for everyone who has
          applied and who will.
        </Trans>
      </p>
      <div>
        {members.map(({ job_team_id: id, full_name, email, team_role }) => (
          <Checkbox
            key={id}
            label={full_name}
            hint={`${i18n._(TEAM_ROLE_LABELS[team_role])} · ${email}`}
            checked={chosen.has(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={saving.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function activityPath({ jobId, activityId }: ActivityOf) {
  return { path: { job_id: jobId, job_step_activity_id: activityId } }
}
