import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { JobProfileDetail } from '#contract/job-profiles/job-profiles.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'

import { ProfileActions } from './profile-actions.tsx'
import { profileQuery } from './profile-queries.ts'
import { participantsHref, PROFILES_HREF, profileSetupHref } from './profile-search.ts'

import styles from './job-profiles.module.css'

type ProfileDetailScreenProps = {
  jobId: number
  /** Whether the user may create profiles. */
  canCreate: boolean
  /** Where a copy, or the deletion, leads. */
  onLeave: (to: { copyId: number } | 'list') => void
  /** The tab that is open. */
  children: ReactNode
}

/** The frame of everything about one job profile: what it is, and its tabs. */
export function ProfileDetailScreen(props: ProfileDetailScreenProps) {
  const { jobId, canCreate, onLeave, children } = props
  const asked = useQuery(profileQuery(jobId))
  const { error } = asked
  const profile = asked.data?.data
  if (profile === undefined && error !== null) {
    return (
      <LoadProblem
        error={error}
        headingLevel={1}
        title={<Trans>The profile could not be loaded</Trans>}
        onRetry={() => void asked.refetch()}
        isRetrying={asked.isFetching}
        forbidden={<NotAuthorizedScreen homeHref={PROFILES_HREF} missing="job_profile_access" />}
        missing={<NoSuchProfile />}
      />
    )
  }
  return (
    <div className={styles.screen}>
      <PageHeader
        back={{ href: PROFILES_HREF, label: <Trans>Job profiles</Trans> }}
        title={profile?.title ?? <Skeleton width="16rem" />}
        meta={
          profile === undefined ? <Skeleton width="10rem" /> : <ProfileFacts profile={profile} />
        }
        actions={profile !== undefined && <ProfileActions {...{ profile, canCreate, onLeave }} />}
        tabs={<ProfileTabs jobId={jobId} canManage={profile?.can_manage ?? canCreate} />}
      />
      {children}
    </div>
  )
}

function ProfileTabs({ jobId, canManage }: { jobId: number; canManage: boolean }) {
  const { t } = useLingui()
  const tab = useLocation({ select: ({ pathname }) => pathname.split('/')[2] })
  const setup = {
    href: profileSetupHref('details', jobId),
    label: t`Setup`,
    isCurrent: tab === 'setup',
  }
  return (
    <Tabs
      label={t`Parts of the profile`}
      tabs={[
        {
          href: participantsHref(jobId),
          label: t`Participants`,
          isCurrent: tab === 'participants',
        },
        ...(canManage ? [setup] : []),
      ]}
    />
  )
}

function ProfileFacts({ profile }: { profile: JobProfileDetail }) {
  const { department, holder_count, planned_count, requisition_count, is_archived } = profile
  return (
    <>
      {is_archived && (
        <StatusPill tone="neutral">
          <Trans>Archived</Trans>
        </StatusPill>
      )}
      {department !== null && <span>{department}</span>}
      <span>
        <Plural value={holder_count} one="# person today" other="# people today" />
      </span>
      {planned_count > 0 && (
        <span>
          <Plural value={planned_count} one="# starts later" other="# start later" />
        </span>
      )}
      {requisition_count > 0 && (
        <span>
          <Plural value={requisition_count} one="# open requisition" other="# open requisitions" />
        </span>
      )}
    </>
  )
}

function NoSuchProfile() {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>There is no such profile</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={PROFILES_HREF}>
          <Trans>Show all profiles</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>It may have been deleted, or the link belongs to another company.</Trans>
      </p>
    </EmptyState>
  )
}
