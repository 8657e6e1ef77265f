// The questions of a company's library of one type.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import { SCREENING_TYPES } from '#contract/plan-editor/plan-editor-rules.ts'
import { MEASUREMENT } from '#contract/settings/settings-rules.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { StateFilter } from '#web/features/staff-shell/state-filter.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { Tabs } from '#web/ui/staff/layout/tabs.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'

import { AttributeFilter } from '../attribute-filter.tsx'
import { measurementHref } from '../settings-paths.ts'
import type { LibraryView } from './library-search.ts'
import { MEASUREMENTS, type QuestionKind, questionsAsked } from './measurement-data.ts'
import { QUESTION_KIND_LABELS } from './measurement-labels.ts'
import { NewLibraryQuestion } from './question-dialogs.tsx'
import { QuestionRow } from './question-row.tsx'

import styles from '../settings.module.css'

type QuestionsScreenProps = QuestionKind & {
  view: LibraryView
  onView: ChangeView<LibraryView>
}

export function LibraryQuestionsScreen({
  accountId,
  measurementType,
  view,
  onView,
}: QuestionsScreenProps) {
  const { i18n, t } = useLingui()
  const kind = { accountId, measurementType }
  const { data, meta } = useDataQuery(MEASUREMENTS, questionsAsked(kind, view)).data
  const rows = data.flatMap((row) => (row.kind === 'question' ? [row] : []))
  const { title } = QUESTION_KIND_LABELS[measurementType]
  return (
    <>
      <Header {...kind} />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the questions`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
        <AttributeFilter
          accountId={accountId}
          attributeTypeId={view.attribute_type_id}
          onChange={(id) => onView({ attribute_type_id: id, page: undefined })}
        />
        <TypeFilter view={view} onView={onView} />
        <StateFilter state={view.state} onChange={(state) => onView({ state, page: undefined })} />
        <ResultCount className={styles.count}>
          <Plural value={meta.total} one="# question" other="# questions" />
        </ResultCount>
      </div>
      {rows.length === 0 && meta.total > 0 && (
        <EmptyPage onFirstPage={() => onView({ page: undefined })} />
      )}
      {meta.total === 0 && <NoQuestions view={view} onView={onView} />}
      {rows.length > 0 && (
        <>
          <ul className={styles.rows} aria-label={i18n._(title)} role="list">
            {rows.map((row) => (
              <li key={row.account_question_id} className={styles.line}>
                <QuestionRow {...{ kind, row }} />
              </li>
            ))}
          </ul>
          <Pagination
            page={meta.page}
            pageSize={meta.page_size}
            total={meta.total}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </>
  )
}

/** The two lists of questions about employees stand beside each other. */
const ABOUT_EMPLOYEES = [MEASUREMENT.employee_questions, MEASUREMENT.employee_performance] as const

function Header(kind: QuestionKind) {
  const { i18n, t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const { title, description } = QUESTION_KIND_LABELS[kind.measurementType]
  const tabs = ABOUT_EMPLOYEES.map((type) => ({
    href: measurementHref(type),
    label: i18n._(QUESTION_KIND_LABELS[type].title),
    isCurrent: type === kind.measurementType,
  }))
  const isAboutEmployees = tabs.some(({ isCurrent }) => isCurrent)
  return (
    <>
      <PageHeader
        title={i18n._(title)}
        description={i18n._(description)}
        actions={
          <Button variant="primary" onClick={() => setIsOpen(true)}>
            <Trans>New question</Trans>
          </Button>
        }
        {...(isAboutEmployees
          ? { tabs: <Tabs label={t`Questions about employees`} tabs={tabs} /> }
          : {})}
      />
      {isOpen && <NewLibraryQuestion kind={kind} from={null} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type PartProps = Pick<QuestionsScreenProps, 'view' | 'onView'>

function TypeFilter({ view, onView }: PartProps) {
  const { i18n, t } = useLingui()
  return (
    <SelectField
      className={`${styles.filter} ${styles.bare}`}
      label={<VisuallyHidden>{t`Type of answer`}</VisuallyHidden>}
      placeholder={t`All types of answers`}
      options={SCREENING_TYPES.map((value) => ({
        value,
        label: i18n._(QUESTION_TYPE_LABELS[value]),
      }))}
      value={view.type ?? ''}
      onChange={({ target }) =>
        onView({ type: SCREENING_TYPES.find((one) => one === target.value), page: undefined })
      }
    />
  )
}

function NoQuestions({ view, onView }: PartProps) {
  const { search, attribute_type_id, type, state } = view
  if ([search, attribute_type_id, type, state].every((one) => one === undefined))
    return (
      <EmptyState title={<Trans>No questions yet</Trans>}>
        <Trans>Write a question once, and ask it again in the same way.</Trans>
      </EmptyState>
    )
  const all = { search: undefined, attribute_type_id: undefined, type: undefined }
  return (
    <EmptyState
      title={<Trans>Nothing matches these filters</Trans>}
      action={
        <Button onClick={() => onView({ ...all, state: undefined, page: undefined })}>
          <Trans>Clear filters</Trans>
        </Button>
      }
    />
  )
}
