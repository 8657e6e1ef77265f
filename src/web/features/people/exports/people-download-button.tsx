import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import type { PeopleExport } from '#contract/people/people-exports.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { saveFile } from '#web/features/shell/save-file.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { downloadPeopleExport } from './people-export-queries.ts'

type PeopleDownloadButtonProps = { accountId: number; made: PeopleExport }

/** Saves the file of an export. */
export function PeopleDownloadButton({ accountId, made }: PeopleDownloadButtonProps) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const downloading = useMutation({
    mutationFn: downloadPeopleExport,
    onSuccess: saveFile,
    onError: (error) => notify({ type: 'error', body: errorText(error) }),
  })
  const format = made.type.toUpperCase()
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
