// The custom fields of the company, to take into a form. What is taken is a copy.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Archive, Pencil, Plus } from 'lucide-react'
import { useRef, useState } from 'react'

import { FIELD_TYPES } from '#contract/plan-editor/plan-editor-rules.ts'
import type { AccountField } from '#contract/settings/account-fields.ts'
import { useData } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { QuestionDialog } from '#web/features/staff-shell/questions/question-dialog.tsx'
import { draftOfQuestion } from '#web/features/staff-shell/questions/question-draft.ts'
import { QUESTION_TYPE_LABELS } from '#web/features/staff-shell/questions/question-labels.ts'
import { useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'
import { SearchField } from '#web/ui/staff/form/search-field.tsx'

import { SetupBoundary } from '../setup-boundary.tsx'
import { FIELDS, jobPath } from '../setup-data.ts'

import styles from '../setup.module.css'

const FIELD = '/account/v1/account-field/job/{job_id}/{account_field_id}/'

type FieldLibraryDialogProps = {
  jobId: number
  /** The custom fields that the form has already. */
  taken: ReadonlySet<number>
  onTake: (field: AccountField) => void
  onClose: () => void
}

export function FieldLibraryDialog({ jobId, taken, onTake, onClose }: FieldLibraryDialogProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<AccountField | null>(null)
  // One dialog at a time: the list is there again when the field is written.
  if (edited !== null)
    return <EditField jobId={jobId} edited={edited} onClose={() => setEdited(null)} />
  return (
    <Dialog
      isOpen
      width="wide"
      onClose={onClose}
      title={<Trans>Custom fields of the company</Trans>}
      actions={
        <Button variant="primary" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <div className={styles.stack}>
        <SearchField label={t`Search the custom fields`} value={search} onSearch={setSearch} />
        <SetupBoundary
          asked={search}
          title={<Trans>The custom fields could not be loaded</Trans>}
          height="8rem"
        >
          <Found {...{ jobId, search, taken, onTake }} onEdit={setEdited} />
        </SetupBoundary>
      </div>
    </Dialog>
  )
}

type FoundProps = Omit<FieldLibraryDialogProps, 'onClose'> & {
  search: string
  onEdit: (field: AccountField) => void
}

function Found({ jobId, search, taken, onTake, onEdit }: FoundProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { data, meta } = useData(FIELDS, { ...jobPath(jobId), query: { search } })
  const creating = useEndpoint({ method: 'post', path: FIELDS })
  const archiving = useEndpoint({ method: 'delete', path: FIELD })
  const error = creating.error ?? archiving.error
  const archive = ({ account_field_id, field, is_private }: AccountField) => {
    const { text } = field
    const onUndo = () => creating.mutateAsync({ ...jobPath(jobId), body: { field, is_private } })
    const onSuccess = () => notifyUndoable(t`“${text}” is archived.`, onUndo)
    archiving.mutate({ path: { job_id: jobId, account_field_id } }, { onSuccess })
  }
  return (
    <>
      {error !== null && (
        <Banner tone="danger" isLive>
          {errorText(error)}
        </Banner>
      )}
      <Counted total={meta.total} shown={data.length} isSearch={search !== ''} />
      {data.length > 0 && (
        <ul className={styles.questionList} role="list">
          {data.map((one) => (
            <LibraryRow
              key={one.account_field_id}
              one={one}
              isTaken={taken.has(one.account_field_id)}
              onTake={() => onTake(one)}
              onEdit={() => onEdit(one)}
              onArchive={() => archive(one)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type CountedProps = { total: number; shown: number; isSearch: boolean }

function Counted({ total, shown, isSearch }: CountedProps) {
  return (
    <p className={styles.facts} role="status">
      {total > 0 && <Plural value={total} one="# field" other="# fields" />}
      {total > shown && (
        <>
          {' · '}
          <Trans>Search to see those that are not listed.</Trans>
        </>
      )}
      {total === 0 && isSearch && <Trans>No field fits this search.</Trans>}
      {total === 0 && !isSearch && (
        <Trans>
          There are none yet. Write a field, and choose “Save as a custom field” in its menu.
        </Trans>
      )}
    </p>
  )
}

type LibraryRowProps = {
  one: AccountField
  isTaken: boolean
  onTake: () => void
  onEdit: () => void
  onArchive: () => void
}

function LibraryRow({ one, isTaken, onTake, onEdit, onArchive }: LibraryRowProps) {
  const { i18n, t } = useLingui()
  const { text, type } = one.field
  return (
    <li className={styles.questionRow}>
      <span className={styles.questionText}>
        <span>{text}</span>
        <span className={styles.faint}>
          {i18n._(QUESTION_TYPE_LABELS[type])}
          {one.is_private && (
            <>
              {' · '}
              <Trans>Private</Trans>
            </>
          )}
        </span>
      </span>
      {isTaken ? (
        <span className={styles.faint}>
          <Trans>Added</Trans>
        </span>
      ) : (
        <Button size="small" aria-label={t`Add “${text}”`} onClick={onTake}>
          <Plus size={16} aria-hidden="true" /> <Trans>Add</Trans>
        </Button>
      )}
      <IconButton
        label={t`Edit “${text}”`}
        icon={<Pencil size={17} aria-hidden="true" />}
        onClick={onEdit}
      />
      <IconButton
        label={t`Archive “${text}”`}
        icon={<Archive size={17} aria-hidden="true" />}
        onClick={onArchive}
      />
    </li>
  )
}

type EditFieldProps = { jobId: number; edited: AccountField; onClose: () => void }

function EditField({ jobId, edited, onClose }: EditFieldProps) {
  const { field, is_private: isPrivate } = edited
  // As it was when the user began: it may be read again meanwhile.
  const base = useRef<object>({ ...field, is_private: isPrivate })
  const saving = useEndpoint({ method: 'patch', path: FIELD }, { onDone: onClose })
  const path = { job_id: jobId, account_field_id: edited.account_field_id }
  return (
    <QuestionDialog
      isField
      isNew={false}
      types={FIELD_TYPES}
      initial={{ ...draftOfQuestion(field), is_private: isPrivate }}
      error={saving.error}
      onOverwrite={(stored) => {
        base.current = stored
      }}
      isBusy={saving.isPending}
      onSave={({ question, isPrivate: is_private }) =>
        saving.mutate({ path, body: { field: question, is_private }, base: base.current })
      }
      onClose={onClose}
    />
  )
}
