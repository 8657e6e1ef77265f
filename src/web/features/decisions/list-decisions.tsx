// Deciding about applicants of a list: the bar for those who are selected, the keys, and the dialogs behind both.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import type { ApplicantMatching } from '#contract/applicants/applicant-filters.ts'
import type { PlainAction } from '#contract/decisions/application-actions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { notify } from '#web/ui/feedback/notifications.ts'

import { AdvanceDialog } from './advance-dialog.tsx'
import { AssignClassDialog } from './assign-class-dialog.tsx'
import { BulkBar, type Question } from './bulk-bar.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import type { ClassSelection } from './class-queries.ts'
import type { CommandScope } from './command-scope.ts'
import { decisionKey } from './decision-keys.ts'
import { canDecide, decideSeveral, type ListRow, type Target } from './decision-queries.ts'
import type { Emails } from './email-request.ts'
import { ImpactRatios } from './impact-ratios.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { notifyResult } from './result-toast.tsx'
import { useBeforeAdvancing } from './use-before-advancing.ts'
import { useDecisionCommand } from './use-decision-command.ts'
import { useDecisionError } from './use-decision-error.ts'

import styles from './decisions.module.css'

export type ListDecisionsProps = {
  /** Whose commands those about a target are. */
  scopeOf: (target: Target) => CommandScope
  /** Those on the page. */
  rows: readonly ListRow[]
  /** Those who are selected, on whatever page. */
  selected: readonly ListRow[]
  /** How many match the filters, and what these are. */
  total: number
  matching: ApplicantMatching
  /** Takes everyone out of the selection. */
  onClear: () => void
  /** What writes to the applicants of a requisition. */
  emailsOf: (jobId: number) => Emails
  /** What exports applicants; its dialog is of another feature. */
  renderExport: (request: ExportRequest) => ReactNode
  /** Where some applications are compared; null when they cannot be. */
  compareHrefOf: (ids: readonly number[]) => string | null
  /** The table. */
  children: ReactNode
}

export type ExportRequest = {
  selection: ClassSelection
  count: number
  onClose: () => void
}

type Asked = { readonly what: Question; readonly target: Target }

/** The table with what can be decided about its rows. */
export function ListDecisions(props: ListDecisionsProps) {
  const { scopeOf, rows, selected, total, matching, onClear, children } = props
  const [isAll, setIsAll] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const isOpen = selected.length > 0
  const table = useTableFocus(isOpen)
  const clear = () => {
    setIsAll(false)
    setAsked(null)
    onClear()
  }
  const { asking, decide } = useListCommands(scopeOf, clear)
  const { beforeAdvancing, warning } = useBeforeAdvancing(scopeOf)
  const act = (about: Target, action: PlainAction) => {
    if (action === 'advance') beforeAdvancing(about, () => decide(about, 'advance'))
    else decide(about, action)
  }
  const ask = (what: Question, about: Target) => {
    const open = () => setAsked({ what, target: about })
    if (what === 'advance') beforeAdvancing(about, open)
    else open()
  }
  const target: Target =
    isAll && isOpen ? { kind: 'matching', matching, total } : { kind: 'named', rows: selected }

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const key = decisionKey(event.nativeEvent)
    if (key === null || event.isDefaultPrevented()) return
    const focused = isOpen ? target : focusedTarget(rows)
    if (key === 'help') setIsHelpOpen(true)
    if (key === 'clear' && isOpen) {
      event.preventDefault()
      clear()
    }
    if (focused === null || !canDecide(focused)) return
    const isWritten = key === 'email' && scopeOf(focused).kind === 'job'
    if (key === 'reject' || isWritten) setAsked({ what: key, target: focused })
    if (key === 'advance') act(focused, 'advance')
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys act on the rows inside */}
      <div
        ref={table}
        className={classNames(styles.table, isOpen && styles.hasBar)}
        onKeyDown={handleKey}
      >
        {children}
        {isOpen && (
          <BulkBar
            {...{ target, total }}
            isOfOneJob={scopeOf(target).kind === 'job'}
            onAll={() => setIsAll(true)}
            onClear={clear}
            onAsk={(what) => ask(what, target)}
            onAction={(action) => act(target, action)}
            compareHref={
              target.kind === 'named'
                ? props.compareHrefOf(target.rows.map((row) => row.user_smartreq_id))
                : null
            }
          />
        )}
      </div>
      {asked !== null && (
        <AskedDialog
          {...{ rows, asked, asking }}
          scope={scopeOf(asked.target)}
          emailsOf={props.emailsOf}
          renderExport={props.renderExport}
          onDone={clear}
          onClose={() => setAsked(null)}
        />
      )}
      {warning}
      {isHelpOpen && <KeysDialog place="list" onClose={() => setIsHelpOpen(false)} />}
    </>
  )
}

type AskedDialogProps = Pick<ListDecisionsProps, 'rows' | 'emailsOf' | 'renderExport'> & {
  asked: Asked
  scope: CommandScope
  asking: ReturnType<typeof useListCommands>['asking']
  onDone: () => void
  onClose: () => void
}

function AskedDialog(props: AskedDialogProps) {
  const { scope, rows, asked, asking, onDone, onClose } = props
  const { what, target } = asked
  const { jobId } = scope
  const emails = scope.kind === 'job' ? props.emailsOf(jobId) : null
  const [selection, people, count] = [selectionOf(target), peopleOf(target, rows), countOf(target)]
  switch (what) {
    case 'reject':
      return (
        <RejectDialog
          {...{ jobId, emails, people, count }}
          isAllThatMatch={target.kind === 'matching'}
          impact={scope.kind === 'job' && count > 1 && <ImpactRatios jobId={scope.jobId} />}
          error={asking.error}
          isBusy={asking.isPending}
          onReject={(rejection) => asking.mutate({ scope, target, action: 'reject', rejection })}
          onClose={() => {
            asking.reset()
            onClose()
          }}
        />
      )
    case 'advance':
      return emails === null ? null : (
        <AdvanceDialog
          {...{ emails, people, count }}
          isAllThatMatch={target.kind === 'matching'}
          error={asking.error}
          isBusy={asking.isPending}
          onAdvance={(message) => asking.mutate({ scope, target, action: 'advance', message })}
          onClose={() => {
            asking.reset()
            onClose()
          }}
        />
      )
    case 'email':
      return emails?.renderEmail({ selection, people, count, onSent: onDone, onClose })
    case 'text':
      return emails?.renderText({ selection, people, count, onSent: onDone, onClose })
    case 'class':
      return <AssignClassDialog {...{ jobId, count, selection, onDone, onClose }} />
    case 'move':
      return <MoveDialog {...{ scope, count, selection, onDone, onClose }} />
    case 'export':
      return props.renderExport({ selection, count, onClose })
    case 'assign':
    case 'tag':
    case 'delete': {
      const tagged = target.kind === 'matching' ? null : target.rows.map((row) => row.tags)
      return <ChangeDialog kind={what} {...{ scope, count, selection, tagged, onDone, onClose }} />
    }
    default:
      return what satisfies never
  }
}

/** A dialog shows why it is refused; what needs none is refused beside the list. */
function useListCommands(scopeOf: ListDecisionsProps['scopeOf'], clear: () => void) {
  const errorText = useDecisionError()
  const onDone = (reply: Awaited<ReturnType<typeof decideSeveral>>) => {
    notifyResult(reply)
    clear()
  }
  const asking = useDecisionCommand(decideSeveral, { onDone })
  const deciding = useDecisionCommand(decideSeveral, { onDone })
  const decide = (target: Target, action: PlainAction) => {
    if (deciding.isPending) return
    deciding.mutate(
      { scope: scopeOf(target), target, action },
      { onError: (error) => notify({ type: 'error', body: errorText(error) }) },
    )
  }
  return { asking, decide }
}

/** The bar takes the focus with it when it goes: it belongs to the table then. */
function useTableFocus(isOpen: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (hasClosed && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('section')?.focus({ preventScroll: true })
  }, [isOpen])
  return root
}

function focusedTarget(rows: readonly ListRow[]): Target | null {
  const id = document.activeElement?.closest('tr')?.dataset['rowId']
  const row = rows.find((one) => String(one.user_smartreq_id) === id)
  return row === undefined ? null : { kind: 'named', rows: [row] }
}

function selectionOf(target: Target): ClassSelection {
  if (target.kind === 'matching') return { matching: target.matching }
  return { ref_ids: target.rows.map((row) => row.ref_id) }
}

// Of all that match, those on the page.
function peopleOf(target: Target, page: readonly ListRow[]) {
  const rows = target.kind === 'matching' ? page : target.rows
  return rows.map((row) => ({ refId: row.ref_id, name: `${row.first_name} ${row.last_name}` }))
}

function countOf(target: Target): number {
  return target.kind === 'matching' ? target.total : target.rows.length
}
