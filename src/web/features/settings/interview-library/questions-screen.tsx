// The interview questions of the company's library.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ListChecks, SearchX } from 'lucide-react'

import { useDataQuery } from '#web/api/use-data.ts'
import { QUESTIONS, questionsAsked } from '#web/features/staff-shell/interview-library-data.ts'
import type { QuestionView } from '#web/features/staff-shell/interview-library-search.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { AttributeFilter } from '../attribute-filter.tsx'
import { NEW_INTERVIEW_QUESTION_HREF } from '../settings-paths.ts'
import { LibraryHeader } from './library-header.tsx'
import { QuestionTable } from './question-table.tsx'

import styles from '../settings.module.css'

type QuestionsScreenProps = {
  accountId: number
  view: QuestionView
  onView: ChangeView<QuestionView>
}

export function QuestionsScreen({ accountId, view, onView }: QuestionsScreenProps) {
  const { t } = useLingui()
  const list = useDataQuery(QUESTIONS, questionsAsked(accountId, view))
  const { data, meta } = list.data
  const { total } = meta
  return (
    <>
      <LibraryHeader tab="questions" actions={<NewQuestionLink />} />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the interview questions`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <AttributeFilter
          accountId={accountId}
          attributeTypeId={view.attribute_type_id}
          onChange={(id) => onView({ attribute_type_id: id, page: undefined })}
        />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.count}>
          <Plural value={total} one="# question" other="# questions" />
        </ResultCount>
      </div>
      {data.length === 0 ? (
        <NoQuestions view={view} onView={onView} total={total} />
      ) : (
        <>
          <QuestionTable {...{ accountId, view, onView }} rows={data} isBusy={list.isBehind} />
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={total}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </>
  )
}

function NewQuestionLink() {
  return (
    <AppLink className={linkButton({ variant: 'primary' })} href={NEW_INTERVIEW_QUESTION_HREF}>
      <Trans>New question</Trans>
    </AppLink>
  )
}

type NoQuestionsProps = Omit<QuestionsScreenProps, 'accountId'> & { total: number }

function NoQuestions({ view, onView, total }: NoQuestionsProps) {
  if (total > 0) {
    return (
      <EmptyPage icon={<ListChecks size={24} />} onFirstPage={() => onView({ page: undefined })} />
    )
  }
  const isNarrowed = view.search !== undefined || view.attribute_type_id !== undefined
  if (isNarrowed || view.state !== undefined) {
    const all = {
      search: undefined,
      attribute_type_id: undefined,
      state: undefined,
      page: undefined,
    }
    return (
      <EmptyState
        icon={<SearchX size={24} />}
        title={
          isNarrowed ? <Trans>No question matches</Trans> : <Trans>No question is archived</Trans>
        }
        action={
          <Button onClick={() => onView(all)}>
            <Trans>Show all questions</Trans>
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<ListChecks size={24} />}
      title={<Trans>No interview questions yet</Trans>}
      action={<NewQuestionLink />}
    >
      <p>
        <Trans>
          Write a question once, with what good and weak answers are like, and ask it in every
          interview in the same way.
        </Trans>
      </p>
    </EmptyState>
  )
}
