import { Trans, useLingui } from '@lingui/react/macro'

import type { TrailDevice, TrailEvent } from '#contract/assessments/trail.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { classNames } from '#web/ui/class-names.ts'

import { EventContent } from './event-content.tsx'
import { daysOf } from './trail-days.ts'
import { useDeviceName } from './trail-filters.tsx'

import styles from './trail.module.css'

type TrailDaysProps = {
  events: readonly TrailEvent[]
  devices: readonly TrailDevice[]
  isBusy: boolean
}

/** A page of the trail, day by day. */
export function TrailDays({ events, devices, isBusy }: TrailDaysProps) {
  const format = useFormatter()
  return (
    <div className={classNames(styles.days, isBusy && styles.busy)} aria-busy={isBusy || undefined}>
      {daysOf(events, (at) => format.date(new Date(at), 'long')).map(({ day, events: ofDay }) => (
        <section key={ofDay[0]?.event_id} className={styles.day}>
          <h2 className={styles.date}>{day}</h2>
          <ol className={styles.events} role="list">
            {ofDay.map((event) => (
              <Event key={event.event_id} event={event} devices={devices} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Event({ event, devices }: { event: TrailEvent; devices: readonly TrailDevice[] }) {
  const format = useFormatter()
  return (
    <li className={classNames(styles.event, event.kind === 'refused' && styles.refused)}>
      <time className={styles.time} dateTime={event.at}>
        {format.exactTime(event.at)}
      </time>
      <Device deviceId={event.device_id} devices={devices} />
      <div className={styles.content}>
        <EventContent event={event} devices={devices} />
      </div>
    </li>
  )
}

type DeviceProps = { deviceId: string | null; devices: readonly TrailDevice[] }

function Device({ deviceId, devices }: DeviceProps) {
  const { t } = useLingui()
  const deviceName = useDeviceName()
  const device = devices.find((one) => one.device_id === deviceId)
  if (device === undefined) {
    return (
      <span className={styles.device}>
        <Trans>Device not on record</Trans>
      </span>
    )
  }
  const { device_id: id, number } = device
  return (
    <span className={styles.device} title={t`Identifier of the device: ${id}`}>
      {deviceName(number)}
    </span>
  )
}
