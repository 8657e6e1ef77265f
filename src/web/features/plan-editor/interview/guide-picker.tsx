// The company's interview guides, to take one into a plan.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { InterviewGuideSummary } from '#contract/settings/interview-library.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { GUIDES, guidesAsked } from '#web/features/staff-shell/interview-library-data.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import { PagedList } from '#web/ui/staff/table/paged-list.tsx'

import styles from '../setup.module.css'

type GuidePickerProps = {
  accountId: number
  onTake: (guide: InterviewGuideSummary) => void
  onClose: () => void
}

export function GuidePicker({ accountId, onTake, onClose }: GuidePickerProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const [view, setView] = useState<{ search: string; page: number }>({ search: '', page: 1 })
  const list = useQuery({
    ...dataQuery(GUIDES, guidesAsked(accountId, view)),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={<Trans>Interview guides of the library</Trans>}
    >
      <div className={styles.stack}>
        <SearchField
          label={t`Search the guides by name`}
          value={view.search}
          onSearch={(search) => setView({ search, page: 1 })}
        />
        <PagedList
          query={list}
          errorText={errorText}
          pageSize={list.data?.meta.page_size ?? 25}
          onPage={(page) => setView({ ...view, page })}
          empty={<NoGuides isSearch={view.search.trim() !== ''} />}
        >
          <ul className={styles.questionList} role="list">
            {list.data?.data.map((guide) => (
              <GuideRow key={guide.interview_guide_id} guide={guide} onTake={() => onTake(guide)} />
            ))}
          </ul>
        </PagedList>
      </div>
    </Dialog>
  )
}

function NoGuides({ isSearch }: { isSearch: boolean }) {
  return (
    <p className={styles.facts} role="status">
      {isSearch ? (
        <Trans>No guide matches this search.</Trans>
      ) : (
        <Trans>
          The library has no guides yet. They are made in the settings, under Interview questions.
        </Trans>
      )}
    </p>
  )
}

function GuideRow({ guide, onTake }: { guide: InterviewGuideSummary; onTake: () => void }) {
  const { t } = useLingui()
  const { name, question_count: count, minutes } = guide
  return (
    <li className={styles.questionRow}>
      <span className={styles.questionText}>
        <span>{name}</span>
        <span className={styles.faint}>
          <Plural value={count} one="# question" other="# questions" />
          {minutes > 0 && (
            <>
              {' · '}
              <Plural value={minutes} one="# minute" other="# minutes" />
            </>
          )}
        </span>
      </span>
      <Button size="small" disabled={count === 0} aria-label={t`Add “${name}”`} onClick={onTake}>
        <Trans>Add</Trans>
      </Button>
    </li>
  )
}
