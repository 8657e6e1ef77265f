// Placing a legal hold: a user is found by name, and one of their applications, or all of them, are kept.
import { Trans, useLingui } from '@lingui/react/macro'
import { Search, SearchX } from 'lucide-react'
import { useState } from 'react'

import type { Holdable } from '#contract/privacy/legal-holds.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'
import type { ChangeView } from '#web/ui/staff/table/change-view.ts'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import { SettingsBoundary } from '../settings-boundary.tsx'
import { HOLDS_HREF } from '../settings-paths.ts'
import { useKeptTitle } from './hold-labels.ts'
import { useHoldable } from './hold-queries.ts'
import type { NewHoldSearch } from './hold-search.ts'
import { PlaceHold } from './place-hold.tsx'

import styles from '../settings.module.css'

type NewHoldScreenProps = {
  accountId: number
  view: NewHoldSearch
  onView: ChangeView<NewHoldSearch>
}

export function NewHoldScreen({ accountId, view, onView }: NewHoldScreenProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Holdable | null>(null)
  return (
    <>
      <PageHeader
        back={{ href: HOLDS_HREF, label: <Trans>Legal holds</Trans> }}
        title={<Trans>Place a hold</Trans>}
        description={
          <Trans>Find the person, then choose which application to put on legal hold.</Trans>
        }
      />
      <div className={styles.toolbar}>
        <SearchField
          label={t`Search by name or email`}
          value={view.search ?? ''}
          onSearch={(search) => onView({ search, page: undefined }, { isTyping: true })}
        />
      </div>
      {view.search === undefined ? (
        <EmptyState icon={<Search size={24} />} title={<Trans>Whose application is it?</Trans>}>
          <p>
            <Trans>Type a part of the name or of the email address.</Trans>
          </p>
        </EmptyState>
      ) : (
        <SettingsBoundary
          asked={JSON.stringify(view)}
          title={<Trans>The applications could not be loaded</Trans>}
          height="16rem"
        >
          <Found {...{ accountId, view, onView }} onChoose={setChosen} />
        </SettingsBoundary>
      )}
      <PlaceHold accountId={accountId} chosen={chosen} onClose={() => setChosen(null)} />
    </>
  )
}

function Found({
  accountId,
  view,
  onView,
  onChoose,
}: NewHoldScreenProps & { onChoose: (one: Holdable) => void }) {
  const { t } = useLingui()
  const list = useHoldable(accountId, view)
  const { data, meta } = list.data
  if (data.length === 0) {
    return (
      <EmptyState icon={<SearchX size={24} />} title={<Trans>No matches</Trans>}>
        <p>
          <Trans>Try another part of the name or email. Erased people are not found.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul
        className={styles.rows}
        role="list"
        aria-label={t`Applications`}
        aria-busy={list.isBehind || undefined}
      >
        {data.map((one) => (
          <HoldableRow key={one.user_smartreq_id} one={one} onChoose={() => onChoose(one)} />
        ))}
      </ul>
      <Pagination
        page={meta.page}
        pageSize={meta.page_size}
        total={meta.total}
        onPage={(page) => onView({ ...view, page })}
      />
    </>
  )
}

function HoldableRow({ one, onChoose }: { one: Holdable; onChoose: () => void }) {
  const { t } = useLingui()
  const format = useFormatter()
  const name = `${one.first_name} ${one.last_name}`
  const keepLabel = ({ job_title: job, is_of_employee: isOfEmployee }: Holdable) =>
    isOfEmployee
      ? t`Keep what ${name} answered for ${job}`
      : t`Keep the application of ${name} for ${job}`
  const on = format.date(one.application_date)
  const title = useKeptTitle()(one)
  return (
    <li className={styles.line}>
      <div className={styles.lineWords}>
        <strong>{title}</strong>
        <CardFacts>
          <span>{name}</span>
          <span>{one.email}</span>
          {one.is_of_employee ? <Trans>Begun {on}</Trans> : <Trans>Applied {on}</Trans>}
        </CardFacts>
      </div>
      {one.is_held && (
        <StatusPill tone="amber">
          <Trans>On legal hold</Trans>
        </StatusPill>
      )}
      <Button
        size="small"
        aria-label={one.is_held ? t`Change the reason: ${name}, ${title}` : keepLabel(one)}
        onClick={onChoose}
      >
        {one.is_held ? <Trans>Change the reason</Trans> : <Trans>Keep</Trans>}
      </Button>
    </li>
  )
}
