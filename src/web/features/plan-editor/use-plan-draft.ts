// A plan under edit: every change is on screen at once and stored in the background, one after the other.
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { ScreeningPlan } from '#contract/plan-editor/screening-plan.ts'
import { ApiError } from '#web/api/api-error.ts'
import { api, unwrap } from '#web/api/client.ts'
import { dataQuery } from '#web/api/use-data.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { uuidv7 } from '#web/offline/uuid.ts'
import { notify } from '#web/ui/feedback/notifications.ts'

import { bodyOf, draftOf, withIds, type ChangeSteps, type DraftStep } from './plan-draft.ts'
import { ATTRIBUTES, jobPath, PLAN } from './setup-data.ts'

export type PlanDraft = ReturnType<typeof usePlanDraft>

type Steps = readonly DraftStep[]

/** The steps of a plan with what changes them, and whether the server has them. */
export function usePlanDraft(jobId: number, plan: ScreeningPlan) {
  const queryClient = useQueryClient()
  const [steps, setSteps] = useState<Steps>(() => draftOf(plan))
  const newest = useRef(steps)
  const saver = useSaver(jobId, plan)
  const show = (next: Steps) => {
    newest.current = next
    setSteps(next)
  }
  const send = () =>
    saver.send({
      read: () => newest.current,
      onStored: (sent, stored) => {
        show(withIds(newest.current, { sent, stored }))
        void showStored(queryClient, { jobId, stored })
        void askAgain(queryClient, jobId)
      },
    })

  const change = useOpenEditor(jobId, (make) => {
    show(make(newest.current))
    return send()
  })

  return {
    steps,
    change,
    retry: () => void send(),
    /** These steps instead of what the server has, which the user has seen. */
    replace: (next: Steps, stored: ScreeningPlan) => {
      saver.adopt(stored)
      show(next)
      void send()
    },
    /** What the server has, instead of what is here. */
    adopt: (stored: ScreeningPlan) => {
      saver.adopt(stored)
      show(draftOf(stored))
      void showStored(queryClient, { jobId, stored })
    },
    ...saver.state,
  }
}

type Change = (...given: Parameters<ChangeSteps>) => Promise<Outcome>

/** What changes the plans that are open, by requisition. */
const openEditors = new Map<number, Change>()

/** Changes the plan where it is open: an undo may come after its editor was left, and the plan opened again. */
function useOpenEditor(jobId: number, change: Change): ChangeSteps {
  const notifyOfProblem = useUndoProblem()
  useEffect(() => {
    openEditors.set(jobId, change)
    return () => void openEditors.delete(jobId)
  })
  return (make) => {
    const open = openEditors.get(jobId)
    const outcome = open === undefined ? change(make).then(notifyOfProblem) : open(make)
    return { whenStored: async () => throwProblem(await outcome) }
  }
}

function throwProblem({ error }: Outcome): void {
  if (error !== null) throw new Error('The plan was not stored', { cause: error })
}

// An editor that is open shows by itself what went wrong.
function useUndoProblem() {
  const { t } = useLingui()
  const errorText = useErrorText()
  return (outcome: Outcome) => {
    const { error } = outcome
    if (error !== null) {
      const text = isPlanChanged(error)
        ? t`The plan has changed since, so nothing was undone.`
        : errorText(error)
      notify({ type: 'warning', body: text })
    }
    return outcome
  }
}

type Stored = { jobId: number; stored: ScreeningPlan }

// What is on its way may have been read before the change, and would take its place: it is called off first.
async function showStored(queryClient: QueryClient, { jobId, stored }: Stored): Promise<void> {
  const { queryKey } = dataQuery(PLAN, jobPath(jobId))
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, { data: stored })
}

// Which attributes are measured follows from the plan. What is on its way for the first time would not be asked for again,
// and may have been read before the change: it is called off first.
async function askAgain(queryClient: QueryClient, jobId: number): Promise<void> {
  const { queryKey } = dataQuery(ATTRIBUTES, jobPath(jobId))
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

/** How sending went; `error` is null when all is stored. */
type Outcome = { readonly error: unknown }

type Sending = { read: () => Steps; onStored: (sent: Steps, stored: ScreeningPlan) => void }

function useSaver(jobId: number, plan: ScreeningPlan) {
  /** The last state that the server and this editor had in common. */
  const known = useRef(plan)
  const sending = useRef<Promise<Outcome> | null>(null)
  const saving = useMutation({
    mutationFn: async (sent: Steps) => {
      const body = { revision: known.current.revision, steps: bodyOf(sent) }
      const params = { ...jobPath(jobId), header: { 'Idempotency-Key': uuidv7() } }
      return (await unwrap(api.PUT(PLAN, { params, body }))).data
    },
  })

  // While one change is on its way, the next ones wait: they go by the revision that it leads to.
  const send = (given: Sending) => (sending.current ??= sendAll(given))

  const sendAll = async ({ read, onStored }: Sending): Promise<Outcome> => {
    try {
      let isNewest = false
      while (!isNewest) {
        const sent = read()
        const stored = await saving.mutateAsync(sent)
        known.current = stored
        isNewest = sent === read()
        onStored(sent, stored)
      }
      return { error: null }
    } catch (error) {
      return { error }
    } finally {
      sending.current = null
    }
  }

  const adopt = (next: ScreeningPlan) => {
    known.current = next
    saving.reset()
  }
  const revision = () => known.current.revision
  return { send, adopt, state: { known: () => known.current, revision, ...stateOf(saving) } }
}

function stateOf({ isPending, error }: { isPending: boolean; error: Error | null }) {
  return { isSaving: isPending, error, isChangedElsewhere: isPlanChanged(error) }
}

function isPlanChanged(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'plan_changed'
}
