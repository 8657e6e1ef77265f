// The company's sets of screening questions, to take one into a plan. What is taken is a copy.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { ScreeningSet } from '#contract/settings/screening-sets.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { SCREENING_SETS, setsAsked } from '#web/features/staff-shell/screening-set-data.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import styles from '../setup.module.css'

type SetPickerProps = {
  accountId: number
  onTake: (set: ScreeningSet) => void
  onClose: () => void
}

export function SetPicker({ accountId, onTake, onClose }: SetPickerProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [view, setView] = useState({ search: '', page: 1 })
  const list = useQuery({
    ...dataQuery(SCREENING_SETS, setsAsked(accountId, view)),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog isOpen width="wide" onClose={onClose} title={<Trans>Question sets</Trans>}>
      <div className={styles.stack}>
        <SearchField
          label={t`Search the sets`}
          value={view.search}
          onSearch={(search) => setView({ search, page: 1 })}
        />
        <PagedList
          query={list}
          errorText={errorText}
          pageSize={list.data?.meta.page_size ?? 25}
          onPage={(page) => setView({ ...view, page })}
          empty={
            <p className={styles.facts} role="status">
              {view.search === '' ? (
                <Trans>
                  There are no sets yet. They are made in the settings, under Question sets.
                </Trans>
              ) : (
                <Trans>No set matches this search.</Trans>
              )}
            </p>
          }
        >
          <ul className={styles.questionList} role="list">
            {list.data?.data.map((set) => (
              <SetRow key={set.screening_set_id} set={set} onTake={() => onTake(set)} />
            ))}
          </ul>
        </PagedList>
      </div>
    </Dialog>
  )
}

function SetRow({ set, onTake }: { set: ScreeningSet; onTake: () => void }) {
  const { t } = useLingui()
  const format = useFormatter()
  const { name } = set
  const offered = set.questions.filter((one) => !one.is_archived)
  return (
    <li className={styles.questionRow}>
      <span className={styles.questionText}>
        <span>{name}</span>
        <span className={styles.faint}>
          <Plural value={offered.length} one="# question" other="# questions" />
          {': '}
          {format.list(offered.map(({ question }) => question.text))}
        </span>
      </span>
      <Button
        size="small"
        disabled={offered.length === 0}
        aria-label={t`Add “${name}”`}
        onClick={onTake}
      >
        <Trans>Add</Trans>
      </Button>
    </li>
  )
}
