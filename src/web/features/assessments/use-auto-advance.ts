// After a choice by finger or mouse the next question comes by itself. Keys and assistive technology choose without moving
// on: arrows only look through the choices, and Enter goes on.
import { useEffect, useRef, useState } from 'react'

import { findRemembered, remember } from '#web/offline/browser-storage.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

/** How long a choice is on screen before the next question comes. */
const SHOWN_MS = 250
/** A choice that changes within this time of a release of the pointer was made by it. */
const BY_POINTER_MS = 500
/** A press of Next this soon after the next question came was meant for the one before. */
const TOO_SOON_MS = 500

type AutoAdvance = {
  isChosen: boolean
  choose: (isChosen: boolean) => void
  /** For the form: where the pointer was released last. */
  onPointerUp: (event: { timeStamp: number }) => void
  /** A choice was made, and is on its way to the disk. */
  afterChoice: () => void
  /** True for a moment after the next question came by itself. */
  hasJustAdvanced: () => boolean
}

/** `isPossible`: the questionnaire goes on by itself where the person has not switched it off. */
export function useAutoAdvance(at: {
  isPossible: boolean
  questionId: string
  onAdvance: () => void
}): AutoAdvance {
  const { isPossible, questionId, onAdvance } = at
  const [isChosen, setChosen] = useState(storedChoice)
  const releasedAt = useRef(-Infinity)
  const advancedAt = useRef(-Infinity)
  const waiting = useRef<{ questionId: string; stop: () => void } | null>(null)
  useEffect(
    () => () => {
      // A candidate who is quicker is not moved on twice.
      if (waiting.current?.questionId === questionId) waiting.current.stop()
    },
    [questionId],
  )
  return {
    isChosen,
    choose(next) {
      waiting.current?.stop()
      remember('auto-advance', next ? 'on' : 'off')
      setChosen(next)
    },
    onPointerUp: ({ timeStamp }) => void (releasedAt.current = timeStamp),
    afterChoice() {
      waiting.current?.stop()
      const isByPointer = performance.now() - releasedAt.current < BY_POINTER_MS
      if (!isPossible || !isChosen || !isByPointer) return
      const advance = () => {
        advancedAt.current = performance.now()
        onAdvance()
      }
      waiting.current = { questionId, stop: afterShown(advance) }
    },
    hasJustAdvanced: () => performance.now() - advancedAt.current < TOO_SOON_MS,
  }
}

// On, but for those who asked their device for less motion.
function storedChoice(): boolean {
  const stored = findRemembered('auto-advance')
  if (stored !== null) return stored === 'on'
  return !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Runs something once what is on its way to the screen was there for a moment; returns how to stop it. */
function afterShown(run: () => void): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = async () => {
    await nextPaint()
    if (!isStopped) timer = setTimeout(run, SHOWN_MS)
  }
  void wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
