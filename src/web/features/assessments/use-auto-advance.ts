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

type PointerRelease = { target: EventTarget; timeStamp: number }

type AutoAdvance = {
  isChosen: boolean
  choose: (isChosen: boolean) => void
  /** For the form: when the pointer was last released on a choice. */
  onPointerUp: (event: PointerRelease) => void
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
  const pointer = useReleaseOnChoice()
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
    onPointerUp: (event) => pointer.release(event),
    afterChoice() {
      waiting.current?.stop()
      const isByPointer = pointer.takeRelease()
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

/** Whether a choice was made by finger or mouse: the pointer was released on it just before. */
function useReleaseOnChoice() {
  const releasedAt = useRef(-Infinity)
  return {
    release({ target, timeStamp }: PointerRelease) {
      const isOnChoice = target instanceof Element && target.closest('fieldset label') !== null
      releasedAt.current = isOnChoice ? timeStamp : -Infinity
    },
    /** A release makes one choice: a key pressed right after it is not by pointer. */
    takeRelease(): boolean {
      const isRecent = performance.now() - releasedAt.current < BY_POINTER_MS
      releasedAt.current = -Infinity
      return isRecent
    },
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
