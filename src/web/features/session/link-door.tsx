// The door of a link that is no job's: whose it is, what it leads to, and the way in.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Door, DoorKind } from '#contract/invitations.ts'
import type { CurrentUser } from '#contract/session.ts'
import { PageTitle } from '#web/ui/page-title.tsx'

import { CompanyName } from './company-name.tsx'
import { DoorProblem } from './door-problem.tsx'
import { doorQuery } from './door-query.ts'
import { DoorScreen } from './door-screen.tsx'
import { DoorSkeleton } from './door-skeleton.tsx'
import { doorTarget, type DoorLink } from './door-target.ts'
import { PasskeyEntry } from './passkey-entry.tsx'

import styles from './session.module.css'

export function LinkDoor({ user, link }: { user: CurrentUser | null; link: DoorLink }) {
  const door = useQuery(doorQuery(link.kind, link.uuid))
  if (door.isError) return <DoorProblem door={door} wrongLink={<WrongLink />} />
  if (door.data === undefined) return <DoorSkeleton />
  return (
    <DoorScreen
      startsWith="sign-in"
      user={user}
      leadsTo={() => doorTarget(link)}
      heading={<DoorHeading kind={link.kind} door={door.data} />}
      Entry={link.kind === 'admin' ? PasskeyEntry : undefined}
    />
  )
}

function WrongLink() {
  return (
    <Trans>
      It may be incomplete, it may have expired, or it was withdrawn. Ask the person who sent it to
      you for a new one.
    </Trans>
  )
}

function DoorHeading({ kind, door }: { kind: DoorKind; door: Door }) {
  const { title } = door
  return (
    <div className={styles.welcome}>
      <CompanyName name={door.account_name} logoUrl={door.account_logo_url} />
      <PageTitle className={styles.heading} documentTitle={useDocumentTitle(kind, door)}>
        {kind === 'career-pathways' && title !== null ? title : <KindName kind={kind} />}
      </PageTitle>
      {title !== null && kind !== 'career-pathways' && <p className={styles.place}>{title}</p>}
      <p className={styles.place}>
        <KindWords kind={kind} />
      </p>
    </div>
  )
}

// A tab is told from another by what it is about.
function useDocumentTitle(kind: DoorKind, { title, account_name }: Door): string {
  const { t } = useLingui()
  const about = title ?? account_name
  switch (kind) {
    case 'interview':
      return t`Interview: ${about}`
    case 'scorecard':
      return t`Scorecard: ${about}`
    case 'career-pathways':
      return about
    case 'interview-list':
      return t`Interviews: ${about}`
    case 'admin':
      return t`Admin Console: ${about}`
  }
}

function KindName({ kind }: { kind: DoorKind }): ReactNode {
  switch (kind) {
    case 'interview':
      return <Trans>Your interview</Trans>
    case 'scorecard':
      return <Trans>A scorecard for you to read</Trans>
    case 'career-pathways':
      return <Trans>Your pathway</Trans>
    case 'interview-list':
      return <Trans>Your interviews</Trans>
    case 'admin':
      return <Trans>Admin Console</Trans>
  }
}

function KindWords({ kind }: { kind: DoorKind }): ReactNode {
  switch (kind) {
    case 'interview':
      return <Trans>Sign in with the email address that you were invited at.</Trans>
    case 'scorecard':
    case 'admin':
      return <Trans>Sign in with your account at this company.</Trans>
    case 'career-pathways':
      return <Trans>Sign in, or create an account, and see your steps.</Trans>
    case 'interview-list':
      return <Trans>Sign in to see what was planned for you.</Trans>
  }
}
