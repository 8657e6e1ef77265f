// A plan under edit: every change is on screen at once and stored in the background, one after the other.
import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import type { ScreeningPlan } from '#contract/screening-plan.ts'
import { ApiError } from '#web/api/api-error.ts'
import { uuidv7 } from '#web/offline/uuid.ts'

import { bodyOf, draftOf, withIds, type ChangeSteps, type DraftStep } from './plan-draft.ts'
import { savePlan, setupKeys } from './setup-queries.ts'

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
        queryClient.setQueryData(setupKeys.plan(jobId), stored)
        void askAgain(queryClient, setupKeys.attributes(jobId))
      },
    })

  const change = useOpenEditor(jobId, (make) => {
    show(make(newest.current))
    void send()
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
      queryClient.setQueryData(setupKeys.plan(jobId), stored)
    },
    ...saver.state,
  }
}

/** What changes the plans that are open, by requisition. */
const openEditors = new Map<number, ChangeSteps>()

/** Changes the plan where it is open: an undo may come after its editor was left, and the plan opened again. */
function useOpenEditor(jobId: number, change: ChangeSteps): ChangeSteps {
  useEffect(() => {
    openEditors.set(jobId, change)
    return () => void openEditors.delete(jobId)
  })
  return (make) => (openEditors.get(jobId) ?? change)(make)
}

// Which attributes are measured follows from the plan. What is on its way for the first time would not be asked for again,
// and may have been read before the change: it is called off first.
async function askAgain(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey })
}

type Sending = { read: () => Steps; onStored: (sent: Steps, stored: ScreeningPlan) => void }

function useSaver(jobId: number, plan: ScreeningPlan) {
  /** The last state that the server and this editor had in common. */
  const known = useRef(plan)
  const isSending = useRef(false)
  const saving = useMutation({
    mutationFn: (sent: Steps) =>
      savePlan(
        { jobId, revision: known.current.revision, steps: bodyOf(sent) },
        { 'Idempotency-Key': uuidv7() },
      ),
  })

  // While one change is on its way, the next ones wait: they go by the revision that it leads to.
  const send = async ({ read, onStored }: Sending) => {
    if (isSending.current) return
    isSending.current = true
    try {
      let isNewest = false
      while (!isNewest) {
        const sent = read()
        const stored = await saving.mutateAsync(sent)
        known.current = stored
        isNewest = sent === read()
        onStored(sent, stored)
      }
    } catch {
      // `error` says what went wrong.
    } finally {
      isSending.current = false
    }
  }

  return {
    send,
    adopt: (next: ScreeningPlan) => {
      known.current = next
      saving.reset()
    },
    state: {
      known: () => known.current,
      revision: () => known.current.revision,
      ...stateOf(saving),
    },
  }
}

function stateOf({ isPending, error }: { isPending: boolean; error: Error | null }) {
  const isChangedElsewhere = error instanceof ApiError && error.code === 'plan_changed'
  return { isSaving: isPending, error, isChangedElsewhere }
}
