// The way to a file of a list of applicants, and the message that it is there once it is.
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import type { ApplicantExport } from '#contract/applicants/applicant-exports.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { notify } from '#web/ui/feedback/notifications.ts'

import { DownloadButton } from './download-button.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { type ExportSubject, exportsQuery, isUnderWay } from './export-queries.ts'

type ExportButtonProps = {
  subject: ExportSubject
  /** How many applicants the list has; left out while it is not known. */
  count: number | undefined
}

/** Opens the dialog; while an export of this list is being made, it says so itself when that has ended. */
export function ExportButton({ subject, count }: ExportButtonProps) {
  const { accountId } = subject
  const [isOpen, setIsOpen] = useState(false)
  useReadyMessage(accountId, isOpen)
  return (
    <>
      <Button
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Export</Trans>
      </Button>
      {isOpen && <ExportDialog {...{ subject, count }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Tells of an export that ends after its dialog was closed. The list is read by the dialog, and here from what it left. */
function useReadyMessage(accountId: number, isOpen: boolean): void {
  const { data } = useQuery({ ...exportsQuery(accountId), enabled: ({ state }) => isKnown(state) })
  const waiting = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const exports = data ?? []
    const before = waiting.current
    waiting.current = new Set(exports.filter(isUnderWay).map((one) => one.applicant_export_id))
    if (isOpen) return
    for (const made of exports)
      if (before.has(made.applicant_export_id) && made.ready_at !== null)
        notifyReady(accountId, made)
  }, [data, isOpen, accountId])
}

function isKnown({ data }: { data: readonly ApplicantExport[] | undefined }): boolean {
  return data?.some(isUnderWay) ?? false
}

function notifyReady(accountId: number, made: ApplicantExport): void {
  notify({
    type: 'custom',
    title: <Trans>Your export is ready</Trans>,
    body: <DownloadButton {...{ accountId, made }} />,
  })
}
