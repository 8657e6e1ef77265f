// The browser dropped the device's storage while the questions are open: what the page knows is stored again (I13).
import { useCallback, useEffect, useRef, useState } from 'react'

import { currentLocale } from '#web/i18n/i18n.ts'
import { AttemptGoneError } from '#web/offline/answer-store.ts'
import type { AnswerWriter } from '#web/offline/answer-writer.ts'
import type { ActivityKey, AnswerRow, AttemptRow } from '#web/offline/database.ts'
import type { Offline } from '#web/offline/offline.ts'
import { reviveAttempt } from '#web/offline/revive.ts'

type Of = {
  offline: Offline
  activity: ActivityKey
  attempt: AttemptRow
  /** The answers as the screen found them. */
  rows: readonly AnswerRow[]
}

export type Revival = {
  /** True once something had to be stored again. */
  readonly isRevived: boolean
  /** Stores the attempt again where it is gone; resolves with whether it was. */
  readonly revive: (writer: AnswerWriter) => Promise<boolean>
  /** Writes to the attempt; where that is gone, it is stored again first. */
  readonly storing: <T>(writer: AnswerWriter, write: () => Promise<T>) => Promise<T>
}

export function useRevival({ offline, attempt, rows }: Omit<Of, 'activity'>): Revival {
  const latest = useRef({ attempt, rows })
  useEffect(() => {
    latest.current = { attempt, rows }
  }, [attempt, rows])
  const [isRevived, setIsRevived] = useState(false)
  const revive = useCallback(
    async (writer: AnswerWriter) => {
      const { db, ownerId, store, engine } = offline
      const content = { ...latest.current, language: currentLocale(), choices: writer.chosen() }
      const isBack = await reviveAttempt({ db, ownerId, now: store.now }, content)
      if (isBack) {
        setIsRevived(true)
        engine.wake()
      }
      return isBack
    },
    [offline],
  )
  const storing = useCallback(
    async <T>(writer: AnswerWriter, write: () => Promise<T>): Promise<T> => {
      try {
        return await write()
      } catch (error) {
        if (!(error instanceof AttemptGoneError) || !(await revive(writer))) throw error
        return write()
      }
    },
    [revive],
  )
  return { isRevived, revive, storing }
}

/** Looks at once when the browser takes the database away: the next choice may be long in coming. */
export function useVanishing(
  { offline, activity }: Pick<Of, 'offline' | 'activity'>,
  { writer, revival: { revive } }: { writer: AnswerWriter; revival: Revival },
): void {
  useEffect(() => {
    const look = async () => {
      if ((await offline.store.findAttempt(activity)) === null) await revive(writer)
    }
    // Storage that fails altogether is said where it is written.
    const lookLater = () => void setTimeout(() => void look().catch(() => undefined))
    const { on } = offline.db
    on('close', lookLater)
    on('versionchange', lookLater)
    return () => {
      on.close.unsubscribe(lookLater)
      on.versionchange.unsubscribe(lookLater)
    }
  }, [offline, activity, writer, revive])
}
