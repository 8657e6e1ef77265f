// One interview question of the library.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { RATINGS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewQuestion } from '#contract/settings/interview-library.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { NotLoaded } from '../not-loaded.tsx'
import { INTERVIEW_QUESTIONS_HREF, newInterviewQuestionHref } from '../settings-paths.ts'
import { interviewQuestionQuery } from './library-queries.ts'
import { QuestionForm } from './question-form.tsx'
import { contentOf, useQuestionActions } from './use-question-actions.tsx'

const EMPTY = {
  text: '',
  help: '',
  details: '',
  anchors: Array.from({ length: RATINGS }, () => ''),
  attribute_type_id: null,
  minutes: null,
}
const back = { href: INTERVIEW_QUESTIONS_HREF, label: <Trans>Interview questions</Trans> }

/** A new question, empty or begun as a copy of another one. */
export function NewQuestionScreen({
  accountId,
  from,
}: {
  accountId: number
  from: number | undefined
}) {
  return (
    <>
      <PageHeader back={back} title={<Trans>New interview question</Trans>} />
      {from === undefined ? (
        <QuestionForm
          {...{ accountId }}
          questionId={null}
          saved={EMPTY}
          revision={0}
          initial={EMPTY}
        />
      ) : (
        <Loaded {...{ accountId }} questionId={from}>
          {(question) => (
            <QuestionForm
              {...{ accountId }}
              questionId={null}
              saved={EMPTY}
              revision={0}
              initial={contentOf(question)}
            />
          )}
        </Loaded>
      )}
    </>
  )
}

type QuestionScreenProps = { accountId: number; questionId: number }

export function QuestionScreen({ accountId, questionId }: QuestionScreenProps) {
  const { data } = useQuery(interviewQuestionQuery({ accountId, questionId }))
  return (
    <>
      <PageHeader
        back={back}
        title={<Trans>Interview question</Trans>}
        actions={data !== undefined && <Actions accountId={accountId} question={data} />}
      />
      <Loaded {...{ accountId, questionId }}>
        {(question) => (
          <>
            {question.is_archived && <ArchivedNotice {...{ accountId, question }} />}
            <QuestionForm
              {...{ accountId, questionId }}
              saved={contentOf(question)}
              revision={question.revision}
              initial={contentOf(question)}
            />
          </>
        )}
      </Loaded>
    </>
  )
}

type LoadedProps = QuestionScreenProps & {
  children: (question: InterviewQuestion) => ReactNode
}

function Loaded({ accountId, questionId, children }: LoadedProps) {
  const query = useQuery(interviewQuestionQuery({ accountId, questionId }))
  if (query.data !== undefined) return children(query.data)
  return (
    <NotLoaded
      query={query}
      title={<Trans>The question could not be loaded</Trans>}
      missing={
        <EmptyState title={<Trans>There is no such question</Trans>}>
          <Trans>It may have been deleted meanwhile.</Trans>
        </EmptyState>
      }
      skeleton={
        <SkeletonGroup>
          <Skeleton shape="block" height="24rem" />
        </SkeletonGroup>
      }
    />
  )
}

type PartProps = { accountId: number; question: InterviewQuestion }

function Actions({ accountId, question }: PartProps) {
  const router = useRouter()
  const { remove, isBusy } = useQuestionActions(accountId)
  const leave = () =>
    router.history.push(INTERVIEW_QUESTIONS_HREF, undefined, { ignoreBlocker: true })
  return (
    <>
      <AppLink
        className={linkButton({})}
        href={newInterviewQuestionHref(question.interview_question_id)}
      >
        <Trans>Duplicate</Trans>
      </AppLink>
      {!question.is_archived && (
        <Button isBusy={isBusy} onClick={() => remove(question, leave)}>
          {question.guide_count > 0 ? <Trans>Archive</Trans> : <Trans>Delete</Trans>}
        </Button>
      )}
    </>
  )
}

function ArchivedNotice({ accountId, question }: PartProps) {
  const { restore, isBusy } = useQuestionActions(accountId)
  return (
    <Banner
      tone="info"
      title={<Trans>This question is archived</Trans>}
      action={
        <Button size="small" isBusy={isBusy} onClick={() => restore(question)}>
          <Trans>Restore</Trans>
        </Button>
      }
    >
      <Trans>No guide and no plan can take it. Those that ask it already still do.</Trans>
    </Banner>
  )
}
