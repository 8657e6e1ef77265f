// Inviting people by email to apply: who was invited, and the ways to invite one more and to change what it says.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ApplicantInvitation } from '#contract/applicants/applicant-invitations.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill, type Tone } from '#web/ui/feedback/badge.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { SetupProblem } from '../../plan-editor/setup-problem.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { InviteMessageDialog } from './invite-message-dialog.tsx'
import { invitedQuery } from './invite-queries.ts'

import styles from '../../plan-editor/setup.module.css'

type State = ApplicantInvitation['state']

const STATES: Readonly<Record<State, { label: MessageDescriptor; tone: Tone }>> = {
  waiting: { label: msg`Being sent`, tone: 'blue' },
  sent: { label: msg({ message: 'Sent', context: 'email' }), tone: 'green' },
  failed: { label: msg({ message: 'Not delivered', context: 'email' }), tone: 'amber' },
  stopped: { label: msg`Stopped emails`, tone: 'neutral' },
}

export function InvitePeople({ jobId }: { jobId: number }) {
  const [open, setOpen] = useState<'invite' | 'message' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card className={styles.stack}>
      <CardTitle level={2}>
        <Trans>Invite people by email</Trans>
      </CardTitle>
      <p className={styles.facts}>
        <Trans>
          The invitation contains a tracked link. Applicants who use it are counted under the source
          Prospecting. Each person is invited once.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={() => setOpen('invite')}>
          <Trans>Invite a person</Trans>
        </Button>
        <Button variant="quiet" onClick={() => setOpen('message')}>
          <Trans>Edit the invitation</Trans>
        </Button>
      </div>
      <InvitedList jobId={jobId} />
      {open === 'invite' && <InviteDialog jobId={jobId} onClose={close} />}
      {open === 'message' && <InviteMessageDialog jobId={jobId} onClose={close} />}
    </Card>
  )
}

function InvitedList({ jobId }: { jobId: number }) {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const found = useQuery({ ...invitedQuery(jobId, page), placeholderData: (before) => before })
  if (found.error !== null)
    return <SetupProblem query={found} title={<Trans>The invitations could not be loaded</Trans>} />
  if (found.data === undefined)
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height="4rem" />
      </SkeletonGroup>
    )
  const { data, meta } = found.data
  if (meta.total === 0) return null
  return (
    <>
      <ul className={styles.members} role="list" aria-label={t`Invited people`}>
        {data.map((one) => (
          <InvitedRow key={one.applicant_invitation_uuid} invitation={one} />
        ))}
      </ul>
      {meta.total > meta.page_size && (
        <Pagination page={page} pageSize={meta.page_size} total={meta.total} onPage={setPage} />
      )}
    </>
  )
}

function InvitedRow({ invitation }: { invitation: ApplicantInvitation }) {
  const { i18n } = useLingui()
  const { label, tone } = STATES[invitation.state]
  return (
    <li className={styles.member}>
      <span className={styles.memberName}>
        {invitation.full_name}
        <span className={styles.faint}>{invitation.email}</span>
      </span>
      <span className={styles.faint}>
        <RelativeTime at={invitation.invited_at} />
      </span>
      <StatusPill tone={tone}>{i18n._(label)}</StatusPill>
    </li>
  )
}
