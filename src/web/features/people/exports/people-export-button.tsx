// Opens the export of the list of people, and tells of an export that is ready once its dialog was closed.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import type { PeopleSearch } from '../people-search.ts'
import { PeopleDownloadButton } from './people-download-button.tsx'
import { PeopleExportDialog } from './people-export-dialog.tsx'
import { isUnderWay, peopleExportsQuery } from './people-export-queries.ts'

type PeopleExportButtonProps = {
  accountId: number
  view: PeopleSearch
  /** How many people the list has. */
  count: number
  seesPrivateData: boolean
}

export function PeopleExportButton(props: PeopleExportButtonProps) {
  const { accountId } = props
  const [isOpen, setIsOpen] = useState(false)
  useReadyMessage(accountId, isOpen)
  return (
    <>
      <Button icon={<Download size={16} aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        <Trans>Export</Trans>
      </Button>
      {isOpen && <PeopleExportDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  )
}

// The dialog reads the list of exports; here it is only watched while one of them is being made.
function useReadyMessage(accountId: number, isOpen: boolean): void {
  const { data } = useQuery({
    ...peopleExportsQuery(accountId),
    enabled: ({ state }) => state.data?.some(isUnderWay) ?? false,
  })
  const waiting = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const exports = data ?? []
    const before = waiting.current
    waiting.current = new Set(exports.filter(isUnderWay).map((one) => one.people_export_id))
    if (isOpen) return
    for (const made of exports)
      if (before.has(made.people_export_id) && made.ready_at !== null)
        notify({
          type: 'custom',
          title: <Trans>Your export is ready</Trans>,
          body: <PeopleDownloadButton {...{ accountId, made }} />,
        })
  }, [data, isOpen, accountId])
}
