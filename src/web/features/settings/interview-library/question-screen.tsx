// One interview question of the library.
import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { RATINGS } from '#contract/interviews/interviews-rules.ts'
import type { InterviewQuestion } from '#contract/settings/interview-library.ts'
import { useData, useOptionalData } from '#web/api/use-data.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
import { INTERVIEW_QUESTIONS_HREF, newInterviewQuestionHref } from '../settings-paths.ts'
import { QUESTION, questionPath } from './library-queries.ts'
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
        <QuestionBoundary questionId={from}>
          <CopyForm accountId={accountId} questionId={from} />
        </QuestionBoundary>
      )}
    </>
  )
}

type QuestionScreenProps = { accountId: number; questionId: number }

export function QuestionScreen(props: QuestionScreenProps) {
  const question = useOptionalData(QUESTION, questionPath(props))?.data
  return (
    <>
      <PageHeader
        back={back}
        title={<Trans>Interview question</Trans>}
        actions={
          question !== undefined && <Actions accountId={props.accountId} question={question} />
        }
      />
      <QuestionBoundary questionId={props.questionId}>
        <ChangeForm {...props} />
      </QuestionBoundary>
    </>
  )
}

function ChangeForm({ accountId, questionId }: QuestionScreenProps) {
  const question = useQuestion({ accountId, questionId })
  return (
    <>
      {question.is_archived && <ArchivedNotice {...{ accountId, question }} />}
      <QuestionForm
        {...{ accountId, questionId }}
        saved={contentOf(question)}
        revision={question.revision}
        initial={contentOf(question)}
      />
    </>
  )
}

function CopyForm({ accountId, questionId }: QuestionScreenProps) {
  const question = useQuestion({ accountId, questionId })
  return (
    <QuestionForm
      {...{ accountId }}
      questionId={null}
      saved={EMPTY}
      revision={0}
      initial={contentOf(question)}
    />
  )
}

function useQuestion(key: QuestionScreenProps): InterviewQuestion {
  return useData(QUESTION, questionPath(key)).data
}

function QuestionBoundary({ questionId, children }: { questionId: number; children: ReactNode }) {
  return (
    <SettingsBoundary
      pathname={String(questionId)}
      title={<Trans>The question could not be loaded</Trans>}
      missing={
        <EmptyState title={<Trans>There is no such question</Trans>}>
          <Trans>It may have been deleted meanwhile.</Trans>
        </EmptyState>
      }
      height="24rem"
    >
      {children}
    </SettingsBoundary>
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
