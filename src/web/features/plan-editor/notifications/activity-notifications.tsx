// Who of the team is told by email when an applicant completes an activity: stored at once, for every version of the plan.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

import type { NotifiedMember } from '#contract/plan-editor/activity-notifications.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyDone } from '#web/ui/feedback/notifications.ts'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'

import { TEAM_ROLE_LABELS } from '../plan-labels.ts'
import { setupHref } from '../setup-paths.ts'
import { SetupProblem } from '../setup-problem.tsx'
import { REQUISITIONS_KEY } from '../setup-queries.ts'
import { notificationQuery, saveNotification, type ActivityOf } from './notification-queries.ts'

import styles from '../setup.module.css'

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
          title={<Trans>Who is told when “{name}” is completed?</Trans>}
        >
          <Members {...of} onClose={close} />
        </Dialog>
      )}
    </div>
  )
}

type MembersProps = ActivityOf & { onClose: () => void }

function Members(props: MembersProps) {
  const found = useQuery(notificationQuery(props))
  if (found.error !== null)
    return <SetupProblem query={found} title={<Trans>The team could not be loaded</Trans>} />
  if (found.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="8rem" />
      </SkeletonGroup>
    )
  if (found.data.length === 0)
    return (
      <p>
        <Trans>No one is on the team yet.</Trans>{' '}
        <AppLink href={setupHref('team-members', props.jobId)}>
          <Trans>Open the team</Trans>
        </AppLink>
      </p>
    )
  return <MembersForm {...props} members={found.data} />
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
  const saving = useCommand(saveNotification, {
    invalidates: REQUISITIONS_KEY,
    onDone: () => {
      notifyDone(t`The notifications are saved.`)
      onClose()
    },
  })
  const toggle = (id: number, isTold: boolean) => {
    const next = new Set(chosen)
    if (isTold) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ ...of, jobTeamIds: [...chosen] })
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
