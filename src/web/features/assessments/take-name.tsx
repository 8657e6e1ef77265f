// The name of a file that is an answer, where this device has it.
import { Trans } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'

import { openMedia } from '#web/offline/media-of-page.ts'

import type { OpenActivity } from './open-activity.ts'

type TakeNameProps = { open: OpenActivity; questionId: string; recordingId: string }

export function TakeName({ open, questionId, recordingId }: TakeNameProps) {
  const { offline, activity } = open
  const [media] = useState(() => openMedia(offline))
  const takes = useLiveQuery(
    () => media.store.listTakes({ activity, questionId }),
    [media, activity, questionId],
  )
  const take = takes?.find((one) => one.recordingId === recordingId)
  return take?.fileName ?? <Trans>A file</Trans>
}
