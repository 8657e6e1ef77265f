// The answers on screen: each is on this device before it counts as saved, and on its way to the server from then on.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useRef, useState } from 'react'

import {
  EEOC_CHOICES,
  type EeocAnswers,
  type EeocQuestion,
} from '#contract/privacy/eeoc-choices.ts'
import type { EeocForm } from '#contract/privacy/eeoc.ts'
import { findUnsentEeoc, saveEeoc } from '#web/offline/eeoc-store.ts'
import type { Offline } from '#web/offline/offline.ts'
import type { SaveState } from '#web/ui/feedback/save-badge.tsx'

import { showSaved } from './eeoc-queries.ts'

const EMPTY: EeocAnswers = { gender: null, race: null, veteran: null, disability: null }

export function useEeocAnswers(given: { offline: Offline; form: EeocForm; onSent: () => void }) {
  const { offline, form, onSent } = given
  const { ref_id: refId } = form
  const queryClient = useQueryClient()
  const row = useLiveQuery(
    async () => (await findUnsentEeoc(offline)).findLast((one) => one.body.refId === refId) ?? null,
    [offline, refId],
  )
  const [chosen, setChosen] = useState<EeocAnswers | null>(null)
  const answers = chosen ?? row?.body.answers ?? form.answers ?? EMPTY
  const saving = useMutation({
    networkMode: 'always',
    mutationFn: (now: EeocAnswers) =>
      saveEeoc(offline, { refId, answers: now, now: offline.store.now() }),
    onSuccess: async (_, now) => {
      offline.engine.wake()
      await showSaved(queryClient, { userId: offline.ownerId, refId, answers: now })
    },
  })
  useSent(row, onSent)
  return {
    answers,
    state: stateOf({ form, row, isPending: saving.isPending, isAnswered: chosen !== null }),
    refusal: row?.refusal ?? null,
    /** True when this device could not store the last choice. */
    isFailed: saving.isError,
    choose: (question: EeocQuestion, value: string) => {
      const choice = EEOC_CHOICES[question].find((one) => one === value) ?? null
      const next = { ...answers, [question]: choice }
      setChosen(next)
      saving.mutate(next)
    },
    retry: () => saving.mutate(answers),
  }
}

type Row = Awaited<ReturnType<typeof findUnsentEeoc>>[number]

// Null while nothing was answered.
function stateOf(given: {
  form: EeocForm
  row: Row | null | undefined
  isPending: boolean
  isAnswered: boolean
}): SaveState | null {
  const { form, row, isPending, isAnswered } = given
  if (isPending) return 'saving'
  if (row?.refusal) return 'refused'
  if (row) return 'saved-on-device'
  return isAnswered || form.answers !== null ? 'saved' : null
}

// What waited has gone: the server has it.
function useSent(row: Row | null | undefined, onSent: () => void): void {
  const wasWaiting = useRef(false)
  useEffect(() => {
    if (row === null && wasWaiting.current) onSent()
    if (row !== undefined) wasWaiting.current = row !== null
  }, [row, onSent])
}
