// Applicants side by side. What decides about them is composed in by the route.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Printer, UserPlus, UsersRound } from 'lucide-react'
import { type ComponentType, useState } from 'react'

import type { ComparedPerson, Comparison } from '#contract/scorecards/compare.ts'
import { COMPARE_LIMITS } from '#contract/scorecards/scorecards-rules.ts'
import { NotAuthorizedScreen } from '#web/features/shell/not-authorized-screen.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { LoadProblem } from '#web/ui/staff/feedback/load-problem.tsx'

import type { ApplicationParts } from '../application-parts.ts'
import { ScorecardSkeleton } from '../scorecard-skeleton.tsx'
import { AddApplicantDialog } from './add-applicant-dialog.tsx'
import { compareQuery } from './compare-queries.ts'
import { type CompareSearch, idsIn } from './compare-search.ts'
import { CompareTable, type DecideProps } from './compare-table.tsx'

import styles from './compare.module.css'

type CompareScreenProps = {
  view: CompareSearch
  onView: (view: CompareSearch) => void
  /** The list of a requisition's applicants; of all of them without one. */
  listHrefOf: (jobId: number | null) => string
  scorecardHrefOf: (person: ComparedPerson) => string
  parts: Pick<ApplicationParts, 'StatusPill' | 'StepStatus'>
  /** What can be decided about one of them. */
  Decide: ComponentType<DecideProps>
}

/** Up to ten applicants as columns, what is known of them as rows. */
export function CompareScreen(props: CompareScreenProps) {
  const ids = idsIn(props.view.ids)
  if (ids.length === 0) return <NoOneChosen href={props.listHrefOf(null)} />
  return <Compared {...props} ids={ids} />
}

function Compared(props: CompareScreenProps & { ids: readonly number[] }) {
  const { ids, view, listHrefOf } = props
  const isBlind = view.blind === true
  const query = useQuery(compareQuery({ ids, isBlind }))
  const { data, error } = query
  if (data === undefined && error !== null) {
    return (
      <LoadProblem
        error={error}
        headingLevel={1}
        title={<Trans>The comparison could not be loaded</Trans>}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        forbidden={<NotAuthorizedScreen homeHref={listHrefOf(null)} />}
        missing={<Missing href={listHrefOf(null)} />}
      />
    )
  }
  if (data === undefined) return <ScorecardSkeleton />
  return <Comparing {...props} comparison={data} isBusy={query.isPlaceholderData} />
}

type ComparingProps = CompareScreenProps & {
  ids: readonly number[]
  comparison: Comparison
  isBusy: boolean
}

function Comparing(props: ComparingProps) {
  const { ids, comparison, isBusy, view, onView } = props
  const { t } = useLingui()
  const [isAdding, setIsAdding] = useState(false)
  const { requisition, account_id: accountId } = comparison
  const title = requisition?.title
  const withIds = (next: readonly number[]) => onView({ ...view, ids: next.join(',') })
  const isFull = ids.length >= COMPARE_LIMITS.most
  return (
    <div className={styles.screen}>
      <PageHeader
        title={t`Compare applicants`}
        back={{
          href: props.listHrefOf(requisition?.job_id ?? null),
          label:
            requisition === null ? <Trans>Candidates</Trans> : <Trans>Applicants of {title}</Trans>,
        }}
        meta={<Plural value={comparison.people.length} one="# applicant" other="# applicants" />}
        actions={
          <div className={styles.tools}>
            {!comparison.is_blind && (
              <Button disabled={isFull} onClick={() => setIsAdding(true)}>
                <UserPlus size={17} aria-hidden="true" />
                <Trans>Add applicant…</Trans>
              </Button>
            )}
            <IconButton
              label={t`Print`}
              icon={<Printer size={18} />}
              onClick={() => window.print()}
            />
          </div>
        }
      />
      <div className={styles.options}>
        <NamesSwitch
          isBlind={view.blind === true}
          onBlind={(isBlind) => {
            const { blind: _blind, ...rest } = view
            onView(isBlind ? { ...rest, blind: true } : rest)
          }}
        />
        {isFull && (
          <p className={styles.note}>
            <Trans>These are as many as can be compared at once.</Trans>
          </p>
        )}
      </div>
      <CompareTable
        comparison={comparison}
        isBusy={isBusy}
        parts={props.parts}
        scorecardHrefOf={props.scorecardHrefOf}
        Decide={props.Decide}
        onRemove={(id) => withIds(ids.filter((one) => one !== id))}
      />
      {isAdding && (
        <AddApplicantDialog
          accountId={accountId}
          jobId={requisition?.job_id}
          ids={ids}
          onAdd={(id) => {
            withIds([...ids, id])
            setIsAdding(false)
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}

type NamesSwitchProps = { isBlind: boolean; onBlind: (isBlind: boolean) => void }

/** Shows the choice at once: the address follows a moment later. */
function NamesSwitch({ isBlind, onBlind }: NamesSwitchProps) {
  const [shown, setShown] = useState({ isBlind, isChecked: isBlind })
  if (shown.isBlind !== isBlind) setShown({ isBlind, isChecked: isBlind })
  return (
    <Checkbox
      label={<Trans>Hide names</Trans>}
      hint={<Trans>Names, contact details, schools and years are not sent to this screen.</Trans>}
      checked={shown.isChecked}
      onChange={({ target }) => {
        setShown({ isBlind, isChecked: target.checked })
        onBlind(target.checked)
      }}
    />
  )
}

function NoOneChosen({ href }: { href: string }) {
  return (
    <EmptyState
      headingLevel={1}
      icon={<UsersRound size={24} />}
      title={<Trans>Choose whom to compare</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={href}>
          <Trans>Show applicants</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>Select two to ten applicants in a list, then choose Compare.</Trans>
      </p>
    </EmptyState>
  )
}

function Missing({ href }: { href: string }) {
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>One of these applicants was not found</Trans>}
      action={
        <AppLink className={linkButton({ variant: 'primary' })} href={href}>
          <Trans>Show applicants</Trans>
        </AppLink>
      }
    >
      <p>
        <Trans>An application may have been deleted, or the link belongs to another company.</Trans>
      </p>
    </EmptyState>
  )
}
