// After a choice by finger, mouse or number key the next question comes by itself. Other keys and assistive technology
// choose without moving on: arrows only look through the choices, and Enter goes on.
import { useEffect, useRef, useState } from 'react'

import { findRemembered, remember } from '#web/offline/browser-storage.ts'
import { nextPaint } from '#web/ui/next-paint.ts'

/** How long a choice is on screen before the next question comes. */
const SHOWN_MS = 250
/** The same after a number key: who answers by keys is quicker, and the next key is meant for the next question. */
const SHOWN_BY_KEY_MS = 100
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
  /** A number key is about to choose. */
  onNumberKey: () => void
  /** A choice was made, and is on its way to the disk. */
  afterChoice: () => void
  /** True for a moment after the next question came by itself. */
  hasJustAdvanced: () => boolean
}

type Questionnaire = {
  /** It goes on by itself where the candidate has not switched that off. */
  isPossible: boolean
  questionId: string
  onAdvance: () => void
}

export function useAutoAdvance(questionnaire: Questionnaire): AutoAdvance {
  const { isPossible, questionId, onAdvance } = questionnaire
  const [isChosen, setChosen] = useState(storedChoice)
  const source = useSourceOfChoice()
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
    onPointerUp: (event) => source.release(event),
    onNumberKey: () => source.press(),
    afterChoice() {
      waiting.current?.stop()
      const shownMs = source.takeShownMs()
      if (!isPossible || !isChosen || shownMs === null) return
      const advance = () => {
        advancedAt.current = performance.now()
        onAdvance()
      }
      waiting.current = {
        questionId,
        stop: afterShown(advance, shownMs),
      }
    },
    hasJustAdvanced: () => performance.now() - advancedAt.current < TOO_SOON_MS,
  }
}

/** Whether a choice was made by number key, or by finger or mouse: the pointer was released on it just before. */
function useSourceOfChoice() {
  const isByKey = useRef(false)
  const releasedAt = useRef(-Infinity)
  return {
    release({ target, timeStamp }: PointerRelease) {
      const isOnChoice = target instanceof Element && target.closest('fieldset label') !== null
      releasedAt.current = isOnChoice ? timeStamp : -Infinity
    },
    press() {
      isByKey.current = true
    },
    /**
     * How long the choice is shown before the next question; null where it does not lead on. A release makes one choice:
     * a key pressed right after it is not by pointer.
     */
    takeShownMs(): number | null {
      const isByPointer = performance.now() - releasedAt.current < BY_POINTER_MS
      const wasByKey = isByKey.current
      releasedAt.current = -Infinity
      isByKey.current = false
      if (wasByKey) return SHOWN_BY_KEY_MS
      return isByPointer ? SHOWN_MS : null
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
function afterShown(run: () => void, ms: number): () => void {
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = async () => {
    await nextPaint()
    if (!isStopped) timer = setTimeout(run, ms)
  }
  void wait()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
