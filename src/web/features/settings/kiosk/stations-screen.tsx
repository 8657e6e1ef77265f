// The kiosk stations of the company: who is on, what waits to be sent, what needs a look.
import { Trans, useLingui } from '@lingui/react/macro'
import { Tablet } from 'lucide-react'
import { useState } from 'react'

import type { KioskEnrolment } from '#contract/kiosk/kiosk-stations.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'
import { Pagination } from '#web/ui/staff/table/pagination.tsx'

import { EnrolmentDialog } from './enrolment-dialog.tsx'
import { StationCard } from './station-card.tsx'
import { NewStationDialog } from './station-form.tsx'
import { useStations } from './station-queries.ts'

import styles from '../settings.module.css'

type StationsScreenProps = {
  accountId: number
  page: number
  onPage: (page: number) => void
  applicantHrefOf: (userSmartreqId: number) => string
}

export function StationsScreen(props: StationsScreenProps) {
  const { accountId, page } = props
  const [isAdding, setIsAdding] = useState(false)
  const [enrolment, setEnrolment] = useState<KioskEnrolment | null>(null)
  const list = useStations(accountId, page)
  const add = (
    <Button variant="primary" onClick={() => setIsAdding(true)}>
      <Trans>Add a station</Trans>
    </Button>
  )
  return (
    <>
      <PageHeader
        title={<Trans>Kiosk stations</Trans>}
        description={
          <Trans>
            Devices on which candidates take their assessments one after the other. A candidate with
            a code can start there without a network, too, for up to 12 hours.
          </Trans>
        }
        actions={add}
      />
      <Stations {...props} list={list} onEnrolment={setEnrolment} />
      {isAdding && (
        <NewStationDialog
          accountId={accountId}
          onClose={() => setIsAdding(false)}
          onMade={(made) => {
            setIsAdding(false)
            setEnrolment(made)
          }}
        />
      )}
      {enrolment !== null && (
        <EnrolmentDialog enrolment={enrolment} onClose={() => setEnrolment(null)} />
      )}
    </>
  )
}

type StationsProps = StationsScreenProps & {
  list: ReturnType<typeof useStations>
  onEnrolment: (enrolment: KioskEnrolment) => void
}

function Stations({ list, accountId, onPage, onEnrolment, applicantHrefOf }: StationsProps) {
  const { t } = useLingui()
  if (list.meta.total === 0) {
    return (
      <EmptyState icon={<Tablet size={24} />} title={<Trans>No kiosk stations yet</Trans>}>
        <p>
          <Trans>
            Add one, open its address on a tablet or computer, and enter the code that you are
            shown.
          </Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={styles.rows} role="list" aria-label={t`Kiosk stations`}>
        {list.data.map((station) => (
          <StationCard
            key={station.station_id}
            {...{ accountId, station, onEnrolment, applicantHrefOf }}
          />
        ))}
      </ul>
      <Pagination
        page={list.meta.page}
        pageSize={list.meta.page_size}
        total={list.meta.total}
        onPage={onPage}
      />
    </>
  )
}
