// One stretch of a person in a job profile: what is recorded of it, and where they went from there.
import { Trans, useLingui } from '@lingui/react/macro'

import type { Participant } from '#contract/job-profiles/participants.ts'
import { useData, useDataToEdit, usePrefetchedData } from '#web/api/use-data.ts'
import { EMPLOYMENT_LABELS } from '#web/features/session/position-labels.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { NoSuchParticipant } from './no-such-participant.tsx'
import { ParticipantForm } from './participant-form.tsx'
import { nameOf, USER_JOB_STATE_LABELS, USER_JOB_STATE_TONES } from './participant-labels.ts'
import { ResultsCard } from './participant-results.tsx'
import { PARTICIPANT, PROFILE, profilePath } from './profile-queries.ts'
import { type ParticipantAddress, participantsHref, profileSetupHref } from './profile-search.ts'

import styles from './job-profiles.module.css'

type ParticipantScreenProps = {
  address: ParticipantAddress
  /** Undefined for a user without a company. */
  accountId: number | undefined
  /** Whether the user may open the pages of employees. */
  opensPeople: boolean
}

/** The page that an address names, which may leave out the profile. */
export function ParticipantScreen({ address, accountId, opensPeople }: ParticipantScreenProps) {
  const { job, userId, userJobId } = address
  if (userJobId === undefined) return <NoSuchParticipant jobId={job} />
  if (job !== undefined) return <Stretch jobId={job} {...{ address, userJobId, opensPeople }} />
  if (userId === undefined || accountId === undefined)
    return <NoSuchParticipant jobId={undefined} />
  return <FoundByPerson {...{ address, accountId, userId, userJobId, opensPeople }} />
}

type FoundByPersonProps = {
  address: ParticipantAddress
  accountId: number
  userId: number
  userJobId: number
  opensPeople: boolean
}

function FoundByPerson({ accountId, userId, ...rest }: FoundByPersonProps) {
  const path = { account_id: accountId, user_id: userId }
  const { jobs } = useData('/account/v1/{account_id}/people/{user_id}/', { path }).data
  const found = jobs.find((one) => one.user_job_id === rest.userJobId)
  if (found === undefined) return <NoSuchParticipant jobId={undefined} />
  return <Stretch jobId={found.job_id} {...rest} />
}

type StretchProps = {
  jobId: number
  address: ParticipantAddress
  userJobId: number
  opensPeople: boolean
}

function Stretch({ jobId, address, userJobId, opensPeople }: StretchProps) {
  const asked = { path: { job_id: jobId, user_job_id: userJobId } }
  usePrefetchedData(PROFILE, profilePath(jobId))
  const participant = useDataToEdit(PARTICIPANT, asked).data
  const profile = useData(PROFILE, profilePath(jobId)).data
  const { userId = participant.user_id, uuid = participant.uuid } = address
  const isOther = userId !== participant.user_id || uuid !== participant.uuid
  if (isOther) return <NoSuchParticipant jobId={jobId} />
  return (
    <div className={styles.screen}>
      <PageHeader
        back={{ href: participantsHref(jobId), label: profile.title }}
        title={nameOf(participant) || <Trans>Erased person</Trans>}
        meta={<Facts participant={participant} />}
        actions={
          opensPeople && (
            <AppLink className={linkButton()} href={`/people/${participant.user_id}`}>
              <Trans>Open the person’s page</Trans>
            </AppLink>
          )
        }
      />
      <Card>
        {profile.can_manage ? (
          <ParticipantForm key={participant.uuid} {...{ jobId, participant }} />
        ) : (
          <Fields participant={participant} />
        )}
      </Card>
      <ResultsCard
        {...{ jobId, userJobId }}
        attributesHref={profile.can_manage ? profileSetupHref('attributes', jobId) : null}
      />
    </div>
  )
}

function Facts({ participant }: { participant: Participant }) {
  const { i18n } = useLingui()
  const { state, email, moved_to: next, is_separated: isSeparated } = participant
  return (
    <>
      <StatusPill tone={USER_JOB_STATE_TONES[state]}>
        {i18n._(USER_JOB_STATE_LABELS[state])}
      </StatusPill>
      {email !== null && <span>{email}</span>}
      {next !== null && (
        <AppLink href={participantsHref(next.job_id)}>
          <Trans>Moved to {next.title}</Trans>
        </AppLink>
      )}
      {isSeparated && (
        <span>
          <Trans>A separation is recorded</Trans>
        </span>
      )}
    </>
  )
}

/** For users who may not change them. */
function Fields({ participant }: { participant: Participant }) {
  const { t, i18n } = useLingui()
  const format = useFormatter()
  const { end_date: endDate, employment_type: type } = participant
  return (
    <DefinitionList
      items={[
        { id: 'job_title', term: t`Job title`, value: participant.job_title },
        { id: 'department', term: t`Department`, value: participant.department },
        { id: 'number', term: t`Employee number`, value: participant.employee_number },
        { id: 'start', term: t`First day`, value: format.date(participant.start_date) },
        { id: 'end', term: t`Last day`, value: endDate && format.date(endDate) },
        { id: 'type', term: t`Employment type`, value: type && i18n._(EMPLOYMENT_LABELS[type]) },
        { id: 'supervisor', term: t`Supervisor`, value: participant.supervisor_email },
      ]}
    />
  )
}
