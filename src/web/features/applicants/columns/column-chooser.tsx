// Which columns a list shows, in which order and how wide: for its user alone, on every device.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'

import type { ArrangedColumn } from '#contract/requisitions/list-layouts.ts'
import {
  COLUMN_WIDTHS,
  type ColumnWidth,
  MAX_COLUMNS,
} from '#contract/requisitions/requisitions-rules.ts'
import { oneOf } from '#web/api/list-search.ts'
import { useData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import type { MenuItem } from '#web/ui/controls/menu-entry.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { DragHandle } from '#web/ui/staff/table/drag/drag-handle.tsx'
import { DragList } from '#web/ui/staff/table/drag/drag-list.tsx'
import { moved, movedTo } from '#web/ui/staff/table/drag/move-item.ts'
import { down, RowMenu, up } from '#web/ui/staff/table/row-menu.tsx'

import { answerKeyIn } from '../applicant-sort.ts'
import { QUESTIONS, questionsAsked, useQuestionHeaders } from './answer-columns.tsx'
import { arrangementOf, type ShownByItself } from './arrange-columns.ts'
import { type LaidOutList, LAYOUTS_KEY, saveLayout, useArrangedColumns } from './layout-queries.ts'

import styles from './columns.module.css'

const WIDTHS: Readonly<Record<ColumnWidth, MessageDescriptor>> = {
  automatic: msg({ message: 'Automatic', context: 'column width' }),
  narrow: msg({ message: 'Narrow', context: 'column width' }),
  wide: msg({ message: 'Wide', context: 'column width' }),
}

type ColumnChooserProps = LaidOutList & {
  /** Whose questions are columns as well; undefined for those that all requisitions share. */
  jobId: number | undefined
  columns: ReadonlyArray<{ id: string; header: string }>
  isShownByItself: ShownByItself
}

export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        className={styles.open}
        icon={<Columns3 size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Columns</Trans>
      </Button>
      {isOpen && (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={t`Columns of the list`}>
          <DataBoundary flag="smartreq_access" homeHref="/hire" height="20rem">
            <Arranging {...props} onDone={() => setIsOpen(false)} />
          </DataBoundary>
        </Dialog>
      )}
    </>
  )
}

function Arranging(props: ColumnChooserProps & { onDone: () => void }) {
  const { accountId, list, isShownByItself, onDone } = props
  const { t } = useLingui()
  const errorText = useErrorText()
  const arranged = useArrangedColumns({ accountId, list })
  const questions = useQuestionHeaders(useData(QUESTIONS, questionsAsked(props)).data)
  const columns = [...props.columns, ...questions]
  const [draft, setDraft] = useState(() => arrangementOf(columns, { arranged, isShownByItself }))
  const saving = useCommand(saveLayout, { invalidates: LAYOUTS_KEY, onDone })
  const [first, ...others] = draft
  const headers = new Map(columns.map(({ id, header }) => [id, header]))
  const setOthers = (next: ArrangedColumn[]) =>
    setDraft(first === undefined ? next : [first, ...next])
  return (
    <div className={styles.arranging}>
      {saving.isError && (
        <Banner tone="danger" isLive>
          {errorText(saving.error)}
        </Banner>
      )}
      <p className={styles.hint}>
        <Trans>
          The first column names the applicant and always stays. Small screens show fewer.
        </Trans>
      </p>
      <DragList
        as="ul"
        className={styles.columns}
        rowClassName={styles.column}
        aria-label={t`Columns of the list`}
        onMove={(move) => setOthers(movedTo(others, move))}
      >
        {others.map((column, index) => (
          <ColumnRow
            key={column.id}
            {...{ column, index }}
            name={headers.get(column.id) ?? column.id}
            count={others.length}
            onMove={(by) => setOthers(moved(others, { from: index, by }))}
            onChange={(part) =>
              setOthers(others.map((one) => (one.id === column.id ? { ...one, ...part } : one)))
            }
          />
        ))}
      </DragList>
      <div className={styles.actions}>
        <Button
          variant="primary"
          isBusy={saving.isPending}
          onClick={() => saving.mutate({ accountId, list, columns: withOthers(draft, arranged) })}
        >
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" onClick={() => saving.mutate({ accountId, list, columns: [] })}>
          <Trans>Use the usual columns</Trans>
        </Button>
      </div>
    </div>
  )
}

/** Columns of other requisitions keep their place in the arrangement; questions that are not shown need none. */
function withOthers(draft: readonly ArrangedColumn[], before: readonly ArrangedColumn[]) {
  const others = before.filter(({ id }) => draft.every((one) => one.id !== id))
  return [...draft, ...others]
    .filter(({ id, is_shown: isShown }) => isShown || answerKeyIn(id) === undefined)
    .slice(0, MAX_COLUMNS)
}

type ColumnRowProps = {
  column: ArrangedColumn
  name: string
  index: number
  count: number
  onMove: (by: -1 | 1) => void
  onChange: (part: Partial<ArrangedColumn>) => void
}

function ColumnRow({ column, name, index, count, onMove, onChange }: ColumnRowProps) {
  const { t, i18n } = useLingui()
  const items: MenuItem[] = [
    ...(index > 0 ? [{ id: 'up', label: t`Move up`, icon: up, onSelect: () => onMove(-1) }] : []),
    ...(index < count - 1
      ? [{ id: 'down', label: t`Move down`, icon: down, onSelect: () => onMove(1) }]
      : []),
  ]
  return (
    <>
      <DragHandle />
      <Checkbox
        className={styles.name}
        label={name}
        checked={column.is_shown}
        onChange={() => onChange({ is_shown: !column.is_shown })}
      />
      <SelectField
        className={styles.width}
        label={<VisuallyHidden>{t`Width of ${name}`}</VisuallyHidden>}
        options={COLUMN_WIDTHS.map((value) => ({ value, label: i18n._(WIDTHS[value]) }))}
        value={column.width}
        onChange={({ target }) =>
          onChange({ width: oneOf(COLUMN_WIDTHS, target.value) ?? 'automatic' })
        }
      />
      <RowMenu label={t`Actions for ${name}`} items={items} />
    </>
  )
}
