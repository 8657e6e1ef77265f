import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'

import type { SigningPage } from '#contract/offers/signing.ts'
import { fetchSigningDocument } from '#web/api/fetch-posted.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { useErrorText } from '../shell/error-messages.ts'
import { saveFile } from '../shell/save-file.ts'

/** Downloads the PDF: sealed, or as it was sent. */
export function DocumentButton({ token, page }: { token: string; page: SigningPage }) {
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchSigningDocument(token),
    onSuccess: (file) => saveFile({ name: `${page.job_title}.pdf`, file }),
    onError: (error) => notify({ type: 'error', body: errorText(error) }),
  })
  return (
    <Button
      icon={<Download size={16} aria-hidden="true" />}
      isBusy={isPending}
      onClick={() => mutate()}
    >
      {page.has_sealed ? (
        <Trans>Download the signed document</Trans>
      ) : (
        <Trans>Download as PDF</Trans>
      )}
    </Button>
  )
}
