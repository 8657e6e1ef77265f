// One kiosk station: its state, who is on, its warnings, and what can be done.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'

import type { KioskEnrolment, KioskStation } from '#contract/kiosk/kiosk-stations.ts'
import { useFormatter } from '#web/i18n/use-formatter.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { CardFacts } from '#web/ui/layout/card.tsx'
import { RelativeTime } from '#web/ui/text/relative-time.tsx'

import { useSettingsErrorText } from '../settings-error-text.ts'
import { useSaving } from '../use-saving.ts'
import { EditStationDialog } from './station-form.tsx'
import { clearWarnings, renewEnrolment, revokeStation } from './station-queries.ts'
import { StationSession } from './station-session.tsx'

import styles from '../settings.module.css'
import own from './kiosk.module.css'

type StationCardProps = {
  accountId: number
  station: KioskStation
  onEnrolment: (enrolment: KioskEnrolment) => void
  applicantHrefOf: (userSmartreqId: number) => string
}

export function StationCard(props: StationCardProps) {
  const { station, applicantHrefOf } = props
  const { name, place } = station
  return (
    <li className={classNames(styles.line, own.station)}>
      <div className={classNames(styles.lineWords, own.facts)}>
        <strong>{name}</strong>
        <CardFacts>
          <State station={station} />
          {place !== '' && <span>{place}</span>}
          {station.is_list_shown && <ListShown jobs={station.list_jobs} />}
          {station.last_seen_at !== null && (
            <span>
              <Trans>
                Last seen <RelativeTime at={station.last_seen_at} />
              </Trans>
            </span>
          )}
          {station.queue_count > 0 && (
            <Plural
              value={station.queue_count}
              one="Answers of # person still on the device"
              other="Answers of # people still on the device"
            />
          )}
        </CardFacts>
        <StationSession session={station.session} applicantHrefOf={applicantHrefOf} />
        <Warnings {...props} />
      </div>
      {station.status !== 'revoked' && <Actions {...props} />}
    </li>
  )
}

function ListShown({ jobs }: { jobs: KioskStation['list_jobs'] }) {
  const { list } = useFormatter()
  if (jobs === null)
    return (
      <span>
        <Trans>Shows today’s list of the whole company</Trans>
      </span>
    )
  const titles = list(jobs.map(({ title }) => title))
  return (
    <span>
      <Trans>Shows today’s list of {titles}</Trans>
    </span>
  )
}

function State({ station }: { station: KioskStation }) {
  switch (station.status) {
    case 'waiting':
      return (
        <StatusPill tone="amber">
          <Trans>No device enrolled</Trans>
        </StatusPill>
      )
    case 'revoked':
      return (
        <StatusPill tone="red">
          <Trans>Revoked</Trans>
        </StatusPill>
      )
    case 'in_use':
    case 'ready':
      return <Connection station={station} />
  }
}

function Connection({ station }: { station: KioskStation }) {
  if (station.is_offline)
    return (
      <StatusPill tone="amber">
        <Trans>Offline</Trans>
      </StatusPill>
    )
  return station.status === 'in_use' ? (
    <StatusPill tone="blue">
      <Trans>In use</Trans>
    </StatusPill>
  ) : (
    <StatusPill tone="green">
      <Trans context="station">Ready</Trans>
    </StatusPill>
  )
}

function Warnings({ accountId, station }: StationCardProps) {
  const { t } = useLingui()
  const clearing = useSaving(clearWarnings)
  const { station_id: stationId, name, help_at: helpAt, wrong_at: wrongAt } = station
  if (helpAt === null && wrongAt === null) return null
  return (
    <Banner
      tone="warning"
      isLive
      action={
        <Button
          size="small"
          aria-label={t`Clear the warning of ${name}`}
          isBusy={clearing.isPending}
          onClick={() => clearing.mutate({ accountId, stationId })}
        >
          <Trans>Done</Trans>
        </Button>
      }
    >
      {helpAt !== null && (
        <p>
          <Trans>
            A candidate asked for help <RelativeTime at={helpAt} />.
          </Trans>
        </p>
      )}
      {station.wrong_codes > 0 && (
        <p>
          <Plural
            value={station.wrong_codes}
            one="# wrong code or failed identity check"
            other="# wrong codes or failed identity checks"
          />
        </p>
      )}
      {station.wrong_pins > 0 && (
        <p>
          <Plural value={station.wrong_pins} one="# wrong exit PIN" other="# wrong exit PINs" />
        </p>
      )}
    </Banner>
  )
}

function Actions({ accountId, station, onEnrolment }: StationCardProps) {
  const { t } = useLingui()
  const errorText = useSettingsErrorText()
  const [open, setOpen] = useState<'edit' | 'revoke' | null>(null)
  const { station_id: stationId, name } = station
  const renewing = useSaving(renewEnrolment, onEnrolment)
  const revoking = useSaving(revokeStation, () => setOpen(null))
  const close = () => setOpen(null)
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={t`Change ${name}`} onClick={() => setOpen('edit')}>
        <Trans>Change</Trans>
      </Button>
      <Button
        size="small"
        aria-label={t`New enrolment code for ${name}`}
        isBusy={renewing.isPending}
        onClick={() => renewing.mutate({ accountId, stationId })}
      >
        <Trans>New enrolment code</Trans>
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t`Revoke ${name}`}
        onClick={() => setOpen('revoke')}
      >
        <Trans>Revoke</Trans>
      </Button>
      {renewing.isError && (
        <Banner tone="danger" isLive>
          {errorText(renewing.error)}
        </Banner>
      )}
      {open === 'edit' && <EditStationDialog {...{ accountId, station }} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'revoke'}
        onClose={close}
        onConfirm={() => revoking.mutate({ accountId, stationId })}
        title={<Trans>Revoke {name}?</Trans>}
        confirmLabel={<Trans>Revoke the station</Trans>}
        isDestructive
        isBusy={revoking.isPending}
      >
        {station.session !== null && (
          <p>
            <Trans>
              A candidate is using it. They cannot continue there; what they answered is stored.
            </Trans>
          </p>
        )}
        <p>
          <Trans>
            The station takes no new candidates. Answers that are still on the device are accepted
            for 30 days.
          </Trans>
        </p>
        {revoking.isError && (
          <Banner tone="danger" isLive>
            {errorText(revoking.error)}
          </Banner>
        )}
      </ConfirmDialog>
    </div>
  )
}
