// Why a copy was not taken in, in words. In each of these cases nothing on this device was changed.
import { Trans } from '@lingui/react/macro'

import { CopyError, type CopyRefusal } from '#web/offline/copies/copy-error.ts'

export function CopyRefusalLabels({ error }: { error: Error }) {
  if (error instanceof CopyError) return <RefusalLabels refusal={error.refusal} />
  return <Trans>This device could not store the copy. Free some space, and try again.</Trans>
}

function RefusalLabels({ refusal }: { refusal: CopyRefusal }) {
  switch (refusal) {
    case 'not-a-copy':
      return <Trans>This file is not a copy from here. Choose the file that you saved.</Trans>
    case 'cut-short':
      return <Trans>The end of this file is missing. Save or send the copy again.</Trans>
    case 'damaged':
      return <Trans>This copy is damaged, so nothing was taken from it. Save it again.</Trans>
    case 'other-version':
      return (
        <Trans>
          This copy was made by another version of the app. Update the app here, and try again.
        </Trans>
      )
    case 'too-large':
      return <Trans>This file is too large to be a copy. Choose the file that you saved.</Trans>
    case 'other-person':
      return <Trans>This copy belongs to another person. Only they can add it.</Trans>
    case 'wrong-passphrase':
      return <Trans>The passphrase is not the one of this copy. Check it, and try again.</Trans>
    case 'signed-out':
      return <Trans>You signed out in another tab. Sign in again to add the copy.</Trans>
  }
}
