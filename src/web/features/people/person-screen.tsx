// A person of the company: contact details, and their jobs with the latest first.
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'

import type { PersonJob } from '#contract/people/people.ts'
import { useData } from '#web/api/use-data.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card, CardTitle } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { DefinitionList } from '#web/ui/staff/layout/definition-list.tsx'

import { EditDetailsDialog } from './edit-details-dialog.tsx'
import { type JobAct, JobCard } from './job-card.tsx'
import { AddJobDialog, EditJobDialog } from './job-dialogs.tsx'
import { MergeLinks } from './merge-links.tsx'
import { MergeWithDialog } from './merge-with-dialog.tsx'
import { PEOPLE_HREF } from './people-search.ts'
import { ReopenDialog } from './reopen-dialog.tsx'
import { SeparationDialog } from './separation-dialog.tsx'

import styles from './people.module.css'

type PersonScreenProps = {
  accountId: number
  userId: number
  /** Whether the user may open the pages of job profiles. */
  opensProfiles: boolean
  /** The personal fields, below the contact details. */
  renderFields: (given: { isReadOnly: boolean }) => ReactNode
  /** Opens the comparison with the record of another person. */
  onCompare: (otherUserId: number) => void
}
type Open = { act: 'details' } | { act: 'add' } | { act: 'merge' } | { act: JobAct; job: PersonJob }

export function PersonScreen(props: PersonScreenProps) {
  const { accountId, userId, opensProfiles, renderFields, onCompare } = props
  const path = { account_id: accountId, user_id: userId }
  const person = useData('/account/v1/{account_id}/people/{user_id}/', { path }).data
  const [open, setOpen] = useState<Open | null>(null)
  const { first_name: first, last_name: last } = person.details
  const whose = { accountId, userId, onClose: () => setOpen(null) }
  const { sees_private_data: seesPrivateData } = person
  return (
    <div className={styles.screen}>
      <PageHeader
        title={`${first} ${last}`}
        back={{ href: PEOPLE_HREF, label: <Trans>Employees</Trans> }}
        actions={person.merge === null && <PersonActions onAct={(act) => setOpen({ act })} />}
      />
      <MergeLinks {...{ accountId, person }} />
      <Card as="section">
        <CardTitle level={2}>
          <Trans>Contact details</Trans>
        </CardTitle>
        <Contact details={person.details} />
      </Card>
      {renderFields({ isReadOnly: person.merge !== null })}
      <CardTitle level={2}>
        <Trans>Jobs</Trans>
      </CardTitle>
      {person.jobs.length === 0 && person.merge === null && (
        <p>
          <Trans>This person has no job here. Add one to bring them back.</Trans>
        </p>
      )}
      {person.jobs.length > 0 && (
        <ol className={styles.jobs}>
          {person.jobs.map((job) => (
            <JobCard
              key={job.user_job_id}
              {...{ accountId, userId, job, jobs: person.jobs, opensProfiles }}
              onAct={(act) => setOpen({ act, job })}
            />
          ))}
        </ol>
      )}
      {open?.act === 'details' && <EditDetailsDialog {...{ ...whose, person }} />}
      {open?.act === 'add' && <AddJobDialog {...whose} />}
      {open?.act === 'merge' && <MergeWithDialog {...{ ...whose, onCompare }} />}
      {open?.act === 'edit' && <EditJobDialog {...whose} job={open.job} />}
      {open?.act === 'reopen' && <ReopenDialog {...whose} job={open.job} />}
      {open?.act === 'separate' && (
        <SeparationDialog {...{ ...whose, seesPrivateData }} job={open.job} />
      )}
    </div>
  )
}

type PersonActionsProps = { onAct: (act: 'details' | 'add' | 'merge') => void }

function PersonActions({ onAct }: PersonActionsProps) {
  return (
    <>
      <Button onClick={() => onAct('merge')}>
        <Trans>Merge with another person…</Trans>
      </Button>
      <Button onClick={() => onAct('details')}>
        <Trans>Edit details</Trans>
      </Button>
      <Button variant="primary" onClick={() => onAct('add')}>
        <Trans>Add a job…</Trans>
      </Button>
    </>
  )
}

type ContactProps = {
  details: { email: string | null; phone_number: string | null; city: string | null }
}

function Contact({ details }: ContactProps) {
  const { t } = useLingui()
  return (
    <DefinitionList
      items={[
        { id: 'email', term: t`Email`, value: details.email },
        { id: 'phone', term: t`Phone number`, value: details.phone_number },
        { id: 'city', term: t`City`, value: details.city },
      ]}
    />
  )
}
