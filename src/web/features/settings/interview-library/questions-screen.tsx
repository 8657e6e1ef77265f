// The interview questions of the company's library.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ListChecks, SearchX } from 'lucide-react'

import { idOf } from '#web/api/page-search.ts'
import { interviewQuestionsQuery } from '#web/features/staff-shell/interview-library-queries.ts'
import type { QuestionView } from '#web/features/staff-shell/interview-library-search.ts'
import { currentLocale } from '#web/i18n/i18n.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { SkeletonTable } from '#web/ui/staff/table/skeleton-table.tsx'

import { NotLoaded } from '../not-loaded.tsx'
import { NEW_INTERVIEW_QUESTION_HREF } from '../settings-paths.ts'
import { LibraryHeader } from './library-header.tsx'
import { measuredAttributesQuery } from './library-queries.ts'
import { QuestionTable } from './question-table.tsx'
import { StateFilter } from './state-filter.tsx'

import styles from '../settings.module.css'

type QuestionsScreenProps = {
  accountId: number
  view: QuestionView
  onView: ChangeView<QuestionView>
}

export function QuestionsScreen(props: QuestionsScreenProps) {
  const { accountId, view, onView } = props
  const { t } = useLingui()
  const list = useQuestionList(accountId, view)
  const total = list.data?.meta.total
  return (
    <>
      <LibraryHeader tab="questions" actions={<NewQuestionLink />} />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the interview questions`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <AttributeFilter {...props} />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.count}>
          {total !== undefined && <Plural value={total} one="# question" other="# questions" />}
        </ResultCount>
      </div>
      <Results {...props} list={list} />
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

function AttributeFilter({ accountId, view, onView }: QuestionsScreenProps) {
  const { t } = useLingui()
  const { data: attributes = [] } = useQuery(measuredAttributesQuery(accountId))
  return (
    <SelectField
      className={`${styles.filter} ${styles.bare}`}
      label={<VisuallyHidden>{t`Attribute`}</VisuallyHidden>}
      placeholder={t`All attributes`}
      options={attributes.map((one) => ({
        value: String(one.attribute_type_id),
        label: one.name[currentLocale()],
      }))}
      value={view.attribute_type_id ?? ''}
      onChange={({ target }) => onView({ attribute_type_id: idOf(target.value), page: undefined })}
    />
  )
}

type ResultsProps = QuestionsScreenProps & {
  list: ReturnType<typeof useQuestionList>
}

function useQuestionList(accountId: number, view: QuestionView) {
  return useQuery(interviewQuestionsQuery(accountId, view))
}

function Results({ accountId, list, view, onView }: ResultsProps) {
  if (list.data === undefined) {
    return (
      <NotLoaded
        query={list}
        title={<Trans>The interview questions could not be loaded</Trans>}
        skeleton={<SkeletonTable rows={6} />}
      />
    )
  }
  const { data, meta } = list.data
  if (data.length === 0) return <NoQuestions view={view} onView={onView} total={meta.total} />
  return (
    <>
      <QuestionTable {...{ accountId, view, onView }} rows={data} isBusy={list.isPlaceholderData} />
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ page })}
      />
    </>
  )
}

function NoQuestions({
  view,
  onView,
  total,
}: Omit<ResultsProps, 'list' | 'accountId'> & { total: number }) {
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
