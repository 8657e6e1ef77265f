import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { localeSchema } from '#contract/core/shape.ts'
import { allowsImportAction } from '#contract/imports/import-rules.ts'
import type { DataImport } from '#contract/imports/imports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { saveFile } from '#web/features/shell/save-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { downloadResult, type ImportPath, useImportStep } from './import-queries.ts'

import styles from './imports.module.css'

type ImportActionsProps = { path: ImportPath; shown: DataImport }

/** What can be done with an import in its state. */
export function ImportActions({ path, shown }: ImportActionsProps) {
  const errorText = useErrorText()
  const step = useImportStep()
  const { state, counts } = shown
  const isUseful = counts.some(({ outcome }) => outcome === 'created' || outcome === 'changed')
  const take = (action: 'start' | 'pause' | 'resume' | 'cancel') => () =>
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
        {counts.length > 0 && <ResultButton path={path} shown={shown} />}
        {allowsImportAction(state, 'cancel') && (
          <Button variant="quiet" isBusy={step.isPending} onClick={take('cancel')}>
            <Trans>Cancel the import</Trans>
          </Button>
        )}
      </div>
    </>
  )
}

function ResultButton({ path, shown }: ImportActionsProps) {
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
      onClick={() => downloading.mutate({ path, language, fileName: shown.file_name })}
    >
      <Trans>Download the rows</Trans>
    </Button>
  )
}
