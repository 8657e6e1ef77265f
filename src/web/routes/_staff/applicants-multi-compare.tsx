import { createFileRoute } from '@tanstack/react-router'

import { applicantsHref, scorecardHref } from '#web/features/applicants/applicant-search.ts'
import {
  ApplicationStatusPill,
  StepStatusText,
} from '#web/features/applicants/application-parts.tsx'
import { RowDecision } from '#web/features/decisions/row-decision.tsx'
import { compareQuery } from '#web/features/scorecards/compare/compare-queries.ts'
import { CompareScreen } from '#web/features/scorecards/compare/compare-screen.tsx'
import { compareSearch, idsIn } from '#web/features/scorecards/compare/compare-search.ts'
import type { DecideProps } from '#web/features/scorecards/compare/compare-table.tsx'

import { emailsOf, noEmails } from './-emails-of.tsx'

const parts = { StatusPill: ApplicationStatusPill, StepStatus: StepStatusText }

export const Route = createFileRoute('/_staff/applicants-multi-compare')({
  validateSearch: compareSearch,
  loaderDeps: ({ search }) => search,
  // Not awaited: the screen shows what it has, or its skeleton, meanwhile.
  loader: ({ context, deps }) => {
    const ids = idsIn(deps.ids)
    if (ids.length > 0)
      void context.queryClient.prefetchQuery(compareQuery({ ids, isBlind: deps.blind === true }))
  },
  component: Screen,
})

function Screen() {
  const navigate = Route.useNavigate()
  return (
    <CompareScreen
      view={Route.useSearch()}
      onView={(search) => void navigate({ search, resetScroll: false })}
      listHrefOf={(jobId) => (jobId === null ? '/applicants' : applicantsHref({ jobId, view: {} }))}
      scorecardHrefOf={(person) =>
        scorecardHref(person.user_smartreq_id, { jobId: person.job_id, view: {} })
      }
      parts={parts}
      Decide={Decide}
    />
  )
}

function Decide({ person, name, comparison }: DecideProps) {
  const { account_id: accountId, is_blind: isBlind } = comparison
  // The preview of an email would name the person.
  const emails = isBlind ? noEmails : emailsOf({ accountId, jobId: person.job_id })
  return <RowDecision applicant={person} name={name} emails={emails} />
}
