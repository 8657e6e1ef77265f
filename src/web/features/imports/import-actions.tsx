import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import { localeSchema } from '#contract/core/shape.ts'
import { allowsImportAction, canCancelImport } from '#contract/imports/import-rules.ts'
import type { DataImport } from '#contract/imports/imports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { saveFile } from '#web/features/shell/save-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { downloadResult, type ImportPath, useImportStep } from './import-queries.ts'
import { UndoButton } from './import-undo.tsx'

import styles from './imports.module.css'

type ImportActionsProps = { path: ImportPath; shown: DataImport }

/** What can be done with an import in its state. */
export function ImportActions({ path, shown }: ImportActionsProps) {
  const errorText = useErrorText()
  const step = useImportStep()
  const { state, counts } = shown
  const isUseful = counts.some(({ outcome }) => outcome === 'created' || outcome === 'changed')
  const take = (action: 'start' | 'pause' | 'resume' | 'undo') => () =>
    step.mutate({ path, action })
  return (
    <>
      {step.error !== null && (
        <Banner tone="danger" isLive>
          {errorText(step.error)}
        </Banner>
      )}
      <div className={styles.actions}>
        {allowsImportAction(state, 'start') && isUseful && (
          <Button variant="primary" isBusy={step.isPending} onClick={take('start')}>
            <Trans>Start the import</Trans>
          </Button>
        )}
        {allowsImportAction(state, 'pause') && (
          <Button isBusy={step.isPending} onClick={take('pause')}>
            <Trans>Pause</Trans>
          </Button>
        )}
        {allowsImportAction(state, 'resume') && (
          <Button variant="primary" isBusy={step.isPending} onClick={take('resume')}>
            <Trans>Continue</Trans>
          </Button>
        )}
        {counts.length > 0 && <ResultButton path={path} shown={shown} isRefused={false} />}
        {counts.some(({ outcome }) => outcome === 'refused') && (
          <ResultButton path={path} shown={shown} isRefused />
        )}
        {shown.can_undo && state !== 'undoing' && (
          <UndoButton path={path} kind={shown.import_type} />
        )}
        {shown.can_undo && state === 'undoing' && (
          <Button isBusy={step.isPending} onClick={take('undo')}>
            <Trans>Try the undo again</Trans>
          </Button>
        )}
        {canCancelImport(shown) && <CancelButton path={path} shown={shown} />}
      </div>
    </>
  )
}

function CancelButton({ path, shown }: ImportActionsProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const step = useImportStep()
  const [isAsking, setIsAsking] = useState(false)
  const hasBegun = shown.state === 'running' || shown.state === 'paused'
  const close = () => {
    setIsAsking(false)
    step.reset()
  }
  return (
    <>
      <Button variant="quiet" onClick={() => setIsAsking(true)}>
        <Trans>Cancel the import</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDestructive
        isBusy={step.isPending}
        title={t`Cancel this import?`}
        confirmLabel={<Trans>Cancel the import</Trans>}
        cancelLabel={<Trans>Back</Trans>}
        onConfirm={() => void step.mutateAsync({ path, action: 'cancel' }).then(close, () => null)}
        onClose={close}
      >
        {step.error !== null && (
          <Banner tone="danger" isLive>
            {errorText(step.error)}
          </Banner>
        )}
        <p>
          {hasBegun ? (
            <Trans>
              Rows that were imported already stay imported. The others are not imported, and the
              import cannot be continued.
            </Trans>
          ) : (
            <Trans>
              The import ends, and its file is deleted. Nothing about your employees was changed.
            </Trans>
          )}
        </p>
      </ConfirmDialog>
    </>
  )
}

function ResultButton({ path, shown, isRefused }: ImportActionsProps & { isRefused: boolean }) {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const downloading = useMutation({
    mutationFn: downloadResult,
    onSuccess: saveFile,
    onError: (error) => notify({ type: 'error', body: errorText(error) }),
  })
  const language = localeSchema.catch('en').parse(i18n.locale)
  return (
    <Button
      isBusy={downloading.isPending}
      onClick={() => downloading.mutate({ path, language, fileName: shown.file_name, isRefused })}
    >
      {isRefused ? <Trans>Download refused rows</Trans> : <Trans>Download the rows</Trans>}
    </Button>
  )
}
