// The sets of screening questions of a company.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Trash } from 'lucide-react'
import { useState } from 'react'

import type { ScreeningSet } from '#contract/settings/screening-sets.ts'
import { useDataQuery } from '#web/api/use-data.ts'
import { SCREENING_SETS, setsAsked } from '#web/features/staff-shell/screening-set-data.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { AppLink } from '#web/ui/controls/app-link.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { EmptyPage } from '#web/ui/staff/table/empty-page.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'
import { ResultCount } from '#web/ui/staff/table/result-count.tsx'
import { RowMenu } from '#web/ui/staff/table/row-menu.tsx'

import type { CollectionSearch } from '../collection/collection-search.ts'
import { useSettingsErrorText } from '../settings-error-text.ts'
import { INTERVIEW_GUIDES_HREF } from '../settings-paths.ts'
import { EditSet, NewSet } from './set-dialogs.tsx'

import styles from '../settings.module.css'

type SetsScreenProps = {
  accountId: number
  view: CollectionSearch
  onView: ChangeView<CollectionSearch>
}

export function SetsScreen({ accountId, view, onView }: SetsScreenProps) {
  const { t } = useLingui()
  const { page = 1, search = '' } = view
  const { data, meta } = useDataQuery(SCREENING_SETS, setsAsked(accountId, { page, search })).data
  return (
    <>
      <PageHeader
        title={<Trans>Question sets</Trans>}
        description={
          <Trans>
            Screening questions that recruiters add to a plan together. Sets for interviews are{' '}
            <AppLink href={INTERVIEW_GUIDES_HREF}>interview guides</AppLink>.
          </Trans>
        }
        actions={<NewButton accountId={accountId} />}
      />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search the sets`}
          value={search}
          onSearch={(text) => onView({ search: text, page: undefined }, { isTyping: true })}
        />
        <ResultCount className={styles.count}>
          <Plural value={meta.total} one="# set" other="# sets" />
        </ResultCount>
      </div>
      {data.length === 0 && meta.total > 0 && (
        <EmptyPage onFirstPage={() => onView({ page: undefined })} />
      )}
      {meta.total === 0 && <NoSets search={search} />}
      {data.length > 0 && (
        <ul className={styles.rows} aria-label={t`Question sets`} role="list">
          {data.map((set) => (
            <li key={set.screening_set_id} className={styles.line}>
              <SetRow {...{ accountId, set }} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(next) => onView({ page: next })}
      />
    </>
  )
}

function NewButton({ accountId }: { accountId: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setIsOpen(true)}>
        <Trans>New set</Trans>
      </Button>
      {isOpen && <NewSet accountId={accountId} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function NoSets({ search }: { search: string }) {
  if (search !== '') return <EmptyState title={<Trans>Nothing matches “{search}”</Trans>} />
  return (
    <EmptyState title={<Trans>No sets yet</Trans>}>
      <Trans>Put the questions together that every requisition of a kind asks.</Trans>
    </EmptyState>
  )
}

function SetRow({ accountId, set }: { accountId: number; set: ScreeningSet }) {
  const { t } = useLingui()
  const format = useFormatter()
  const [isEdited, setIsEdited] = useState(false)
  const remove = useRemoving(accountId, set)
  const { name: text, questions } = set
  const bin = <Trash size={17} aria-hidden="true" />
  const item = { id: 'remove', label: t`Delete`, icon: bin, isDestructive: true, onSelect: remove }
  return (
    <>
      <div className={styles.lineWords}>
        <strong>{text}</strong>
        <CardFacts>
          <span>
            <Plural value={questions.length} one="# question" other="# questions" />
          </span>
        </CardFacts>
        <p className={styles.excerpt}>
          {format.list(questions.map(({ question }) => question.text))}
        </p>
      </div>
      <div className={styles.lineActions}>
        <Button size="small" aria-label={t`Edit “${text}”`} onClick={() => setIsEdited(true)}>
          <Trans>Edit</Trans>
        </Button>
        <RowMenu label={t`Actions for “${text}”`} items={[item]} />
      </div>
      {isEdited && <EditSet {...{ accountId, set }} onClose={() => setIsEdited(false)} />}
    </>
  )
}

function useRemoving(accountId: number, { screening_set_id, name, questions }: ScreeningSet) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const removing = useEndpoint({ method: 'delete', path: `${SCREENING_SETS}{screening_set_id}/` })
  const creating = useEndpoint({ method: 'post', path: SCREENING_SETS })
  // An archived question cannot be put into a set again.
  const ids = questions.filter((one) => !one.is_archived).map((one) => one.account_question_id)
  const onUndo = () =>
    creating.mutateAsync({
      path: { account_id: accountId },
      body: { name, account_question_ids: ids },
    })
  return () =>
    removing.mutate(
      { path: { account_id: accountId, screening_set_id } },
      {
        onError: (error) => notify({ type: 'error', body: errorText(error) }),
        onSuccess: () => {
          const title = name
          notifyUndoable(t`“${title}” is deleted.`, onUndo)
        },
      },
    )
}
