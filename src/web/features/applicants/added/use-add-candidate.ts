// Adds a candidate, then the resume, and offers to take it back as long as no one was emailed.
import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'

import { addDocument, toAdding } from '#web/api/add-document.ts'
import { useCommand } from '#web/features/shell/use-command.ts'
import { type BodyOf, useEndpoint } from '#web/features/staff-shell/use-endpoint.ts'
import { notify, notifyDone } from '#web/ui/feedback/notifications.ts'
import { notifyUndoable } from '#web/ui/staff/feedback/undo-notice.tsx'

import { jobPath, REQUISITIONS_KEY } from '../../plan-editor/setup-data.ts'
import { EVERYONE, scorecardHref } from '../applicant-search.ts'

const ADD = { method: 'post', path: '/smartreq/v1/{job_id}/added-applicants/' } as const
const REMOVE = { method: 'post', path: '/smartreq/v1/{job_id}/applicants/deletions/' } as const

type Person = BodyOf<'post', typeof ADD.path>
type Added = { user_smartreq_id: number; ref_id: number; full_name: string }

export function useAddCandidate(jobId: number, onClose: () => void) {
  const { t } = useLingui()
  const router = useRouter()
  const adding = useEndpoint(ADD, { invalidates: REQUISITIONS_KEY })
  const removing = useEndpoint(REMOVE, { invalidates: REQUISITIONS_KEY })
  const storing = useCommand(addDocument, { invalidates: ['scorecards'] })

  const takeBack = async ({ ref_id: refId }: Added) => {
    await removing.mutateAsync({ ...jobPath(jobId), body: { ref_ids: [refId] } })
    await router.navigate({ href: `/smartreq-detail/applicants?job=${jobId}` })
  }
  const store = (file: File, { user_smartreq_id: userSmartreqId, full_name: name }: Added) => {
    const fields = { title: t`Resume`, description: '', is_private: false }
    // The dialog is closed by then: only the promise still tells how it ended.
    storing.mutateAsync(toAdding({ userSmartreqId, fields, file })).catch(() =>
      notify({
        type: 'error',
        body: t`${name} is added, but the resume could not be stored. Add it under Documents.`,
      }),
    )
  }
  const finish = async (added: Added, { resume, isInvited }: Finish) => {
    const { user_smartreq_id: id, full_name: name } = added
    onClose()
    if (resume !== null) store(resume, added)
    await router.navigate({ href: scorecardHref(id, { jobId, view: EVERYONE }) })
    const said = t`${name} is added.`
    if (isInvited) notifyDone(said)
    else notifyUndoable(said, () => takeBack(added))
  }
  const add = (resume: File | null, body: Person) =>
    adding.mutate(
      { ...jobPath(jobId), body },
      { onSuccess: ({ data }) => void finish(data, { resume, isInvited: body.is_invited }) },
    )
  return { adding, add }
}

type Finish = { resume: File | null; isInvited: boolean }
