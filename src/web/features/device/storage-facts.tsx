// How safe this browser's storage is, as far as the browser tells.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { useFormatter } from '#web/i18n/use-formatter.ts'
import { CardTitle } from '#web/ui/layout/card.tsx'

import { deviceStorageQuery } from '../shell/device-storage-query.ts'

import styles from './device.module.css'

export function StorageFacts() {
  const format = useFormatter()
  const { data } = useQuery(deviceStorageQuery)
  if (data === undefined) return null
  const { freeBytes } = data
  const space = freeBytes === null ? null : format.fileSize(freeBytes)
  return (
    <section className={styles.storage} aria-labelledby="device-storage">
      <CardTitle level={2} id="device-storage">
        <Trans>Storage of this browser</Trans>
      </CardTitle>
      <p>
        {data.isPersistent ? (
          <Trans>The browser promised not to clear it by itself.</Trans>
        ) : (
          <Trans>The browser may clear it when the device runs out of space. Send soon.</Trans>
        )}
      </p>
      {space !== null && (
        <p>
          <Trans>Free for answers and recordings: {space}</Trans>
        </p>
      )}
    </section>
  )
}
