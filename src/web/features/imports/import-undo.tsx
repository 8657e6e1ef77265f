// The undo of an import: what it would do, and what it did.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { ImportKind } from '#contract/imports/import-rules.ts'
import type { ImportUndo } from '#contract/imports/imports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'

import { KEPT_LABELS } from './import-labels.ts'
import { type ImportPath, useImportStep, useUndoPreview } from './import-queries.ts'
import { KIND_LABELS } from './kind-labels.ts'

import styles from './imports.module.css'

type UndoButtonProps = { path: ImportPath; kind: ImportKind }

export function UndoButton({ path, kind }: UndoButtonProps) {
  const { i18n, t } = useLingui()
  const errorText = useErrorText()
  const step = useImportStep()
  const [isAsking, setIsAsking] = useState(false)
  const preview = useUndoPreview(path, isAsking)
  const error = step.error ?? preview.error
  const close = () => {
    setIsAsking(false)
    step.reset()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Undo the import</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={step.isPending || (isAsking && preview.isPending)}
        title={t`Undo this import?`}
        confirmLabel={<Trans>Undo the import</Trans>}
        cancelLabel={<Trans>Back</Trans>}
        onConfirm={() => void step.mutateAsync({ path, action: 'undo' }).then(close, () => null)}
        onClose={close}
      >
        {error !== null && (
          <Banner tone="danger" isLive>
            {errorText(error)}
          </Banner>
        )}
        {preview.data === undefined ? (
          preview.isPending && <SkeletonText />
        ) : (
          <UndoSummary undo={preview.data.data} />
        )}
        <p>{i18n._(KIND_LABELS[kind].undo)}</p>
      </ConfirmDialog>
    </>
  )
}

export function UndoSummary({ undo }: { undo: ImportUndo }) {
  const { i18n } = useLingui()
  const { removed_jobs: jobs, removed_people: people, restored, kept } = undo
  return (
    <ul className={styles.summary}>
      {(jobs > 0 || people > 0) && (
        <li>
          <Trans>
            Removed: <Plural value={jobs} one="# job" other="# jobs" />, and with them{' '}
            <Plural value={people} one="# person" other="# people" />
          </Trans>
        </li>
      )}
      {restored > 0 && (
        <li>
          <Trans>
            Old values restored: <Plural value={restored} one="# row" other="# rows" />
          </Trans>
        </li>
      )}
      {kept.map(({ reason, rows }) => (
        <li key={reason}>
          <Trans>
            Not undone: <Plural value={rows} one="# row" other="# rows" />
          </Trans>
          {` (${i18n._(KEPT_LABELS[reason])})`}
        </li>
      ))}
    </ul>
  )
}
