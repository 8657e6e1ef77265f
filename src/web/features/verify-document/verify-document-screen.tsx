// Public page that verifies a sealed PDF. It keeps nothing of the file.
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'

import { isNetworkError } from '#web/api/api-error.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { OfflineState } from '#web/ui/feedback/offline-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { useErrorText } from '../shell/error-messages.ts'
import { FileProblemText } from '../shell/files/file-problem.tsx'
import { PdfDrop } from './pdf-drop.tsx'
import { VerificationResult } from './verification-result.tsx'
import { verifyFile } from './verify-file.ts'

import styles from './verify-document.module.css'

export function VerifyDocumentScreen() {
  const verifying = useMutation({ mutationFn: verifyFile })
  const { data, error, variables: file, isPending, mutate } = verifying
  return (
    <article className={styles.screen}>
      <PageHeader
        title={<Trans>Verify a document</Trans>}
        description={
          <Trans>
            Check that a signed PDF is unchanged, and who signed it. The file is not stored.
          </Trans>
        }
      />
      <PdfDrop isBusy={isPending} fileName={file?.name} onPick={(picked) => mutate(picked)} />
      {error !== null && file !== undefined && (
        <Problem error={error} onRetry={() => mutate(file)} />
      )}
      {typeof data === 'string' && (
        <Banner tone="danger" isLive>
          <FileProblemText problem={data} formats={['pdf']} />
        </Banner>
      )}
      {typeof data === 'object' && <VerificationResult verification={data} />}
      <p className={styles.note}>
        <Trans>
          The seal is made with this service’s own certificate. PDF readers don’t know it, so they
          say they can’t verify who signed. This page can.
        </Trans>
      </p>
    </article>
  )
}

function Problem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const errorText = useErrorText()
  const again = (
    <Button onClick={onRetry}>
      <Trans>Try again</Trans>
    </Button>
  )
  if (isNetworkError(error)) {
    return (
      <OfflineState headingLevel={2} action={again}>
        <p>
          <Trans>The file could not be checked. Connect to the network, then try again.</Trans>
        </p>
      </OfflineState>
    )
  }
  return (
    <Banner tone="danger" isLive action={again}>
      {errorText(error)}
    </Banner>
  )
}
