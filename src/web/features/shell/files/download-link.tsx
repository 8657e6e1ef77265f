import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { MouseEvent } from 'react'

import { fetchFile } from '#web/api/fetch-file.ts'
import { linkButton } from '#web/ui/controls/link-button.ts'
import { notify } from '#web/ui/feedback/notifications.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'

import { useErrorText } from '../error-messages.ts'
import { saveFile } from '../save-file.ts'

/** Downloads a file under its name. A link, so that it can be opened and copied like any other. */
export function DownloadLink({ href, name }: { href: string; name: string }) {
  const { t } = useLingui()
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: fetchFile,
    onSuccess: (file) => saveFile({ name, file }),
    onError: (error) => {
      const reason = errorText(error)
      notify({ type: 'error', body: t`Failed to fetch file. ${reason}` })
    },
  })
  const download = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!isPending) mutate(href)
  }
  return (
    <a
      className={linkButton({ size: 'small' })}
      href={href}
      download={name}
      aria-label={t`Download ${name}`}
      aria-busy={isPending || undefined}
      onClick={download}
    >
      {isPending ? <Spinner /> : <Download size={16} aria-hidden="true" />}
      <Trans>Download</Trans>
    </a>
  )
}
