// Keeps a picture of the question on screen for the next start, and takes over what was chosen on the last one.
import { useEffect, useEffectEvent } from 'react'

import {
  dropPicture,
  keepPicture,
  takeEarlyAnswer,
  type EarlyAnswer,
} from '#web/offline/last-picture.ts'

/** Somebody who answers faster is not disturbed; leaving the page keeps a picture in any case. */
const SETTLED_MS = 1000

/** `questionId`: what is on screen; undefined where nothing may be answered, and no picture is kept. */
export function useLastPicture(given: {
  ownerId: number
  questionId: string | undefined
  onEarlyAnswer: (early: EarlyAnswer) => void
}): void {
  const { ownerId, questionId } = given
  const takeOver = useEffectEvent(() => {
    const early = takeEarlyAnswer(ownerId)
    // A picture may be one question behind; then what was chosen has been answered since.
    if (early !== null && early.questionId === questionId) given.onEarlyAnswer(early)
  })
  useEffect(() => takeOver(), [])
  useEffect(() => {
    if (questionId === undefined) return undefined
    const root = document.getElementById('root')
    if (root === null) return undefined
    const keep = () => keepPicture(root, ownerId)
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep()
    }
    const timer = setTimeout(keep, SETTLED_MS)
    document.addEventListener('visibilitychange', keepHidden)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepHidden)
    }
  }, [ownerId, questionId])
  useEffect(() => dropPicture, [])
}
