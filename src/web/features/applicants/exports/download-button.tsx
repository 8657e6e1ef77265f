import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import type { ApplicantExport } from '#contract/applicants/applicant-exports.ts'
import { saveFile } from '#web/features/shell/save-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { downloadExport } from './export-queries.ts'
import { useExportError } from './use-export-error.ts'

type DownloadButtonProps = { accountId: number; made: ApplicantExport }

/** Saves the file of an export. */
export function DownloadButton({ accountId, made }: DownloadButtonProps) {
  const { t } = useLingui()
  const errorText = useExportError()
  const downloading = useMutation({
    mutationFn: downloadExport,
    onSuccess: saveFile,
    onError: (error) => notify({ type: 'error', body: errorText(error) }),
  })
  const format = made.format.toUpperCase()
  return (
    <Button
      size="small"
      isBusy={downloading.isPending}
      aria-label={t`Download the ${format} file`}
      onClick={() => downloading.mutate({ accountId, made })}
    >
      <Trans>Download</Trans>
    </Button>
  )
}
