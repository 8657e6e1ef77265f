// What happens in the field of a typing test, as a log that is the answer.
import { useEffect, useRef, useState, type RefObject } from 'react'

import type { AnswerValue } from '#contract/assessments/assessments.ts'
import {
  changeBetween,
  decodeTypingLog,
  emptyTypingLog,
  encodeTypingEvent,
  typedText,
  TYPING_LOG_LENGTH,
  type TypingEvent,
} from '#contract/assessments/typing-log.ts'
import { currentLocale } from '#web/i18n/i18n.ts'

export type Typing = {
  /** The language of the passage: that of the screen when the first key was pressed. */
  readonly language: ReturnType<typeof currentLocale>
  /** What stands in the field. */
  readonly text: string
  readonly events: readonly TypingEvent[]
}

type TypingField = {
  readonly typing: Typing
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** The field has another text. */
  readonly onText: (text: string) => void
}

/** @param stored the log so far; a new one begins without it */
export function useTyping(
  stored: AnswerValue | undefined,
  onStream: (log: string) => void,
): TypingField {
  const field = useRef<HTMLTextAreaElement>(null)
  const [typing, setTyping] = useState(() => typingOf(stored))
  const log = useRef(typeof stored === 'string' ? stored : null)
  const lastAt = useRef<number | null>(null)
  usePlainTyping(field)
  return {
    typing,
    field,
    onText(text) {
      if (text === typing.text) return
      const now = Math.round(performance.now())
      const change = changeBetween(typing.text, text)
      // The time of a first key counts from itself, and that of the first after a reload from the last one before.
      const pause = lastAt.current === null ? 0 : now - lastAt.current
      const longer =
        (log.current ?? emptyTypingLog(typing.language)) + encodeTypingEvent(pause, change)
      if (longer.length > TYPING_LOG_LENGTH) {
        if (field.current !== null) field.current.value = typing.text
        return
      }
      log.current = longer
      lastAt.current = now
      const at = (typing.events.at(-1)?.at ?? 0) + (typing.events.length === 0 ? 0 : pause)
      setTyping({ ...typing, text, events: [...typing.events, { at, ...change }] })
      onStream(longer)
    },
  }
}

function typingOf(stored: AnswerValue | undefined): Typing {
  const log = typeof stored === 'string' ? decodeTypingLog(stored) : null
  if (log === null) return { language: currentLocale(), text: '', events: [] }
  return { ...log, text: typedText(log.events) }
}

/** What changes a text otherwise than by typing at its end. */
const NOT_TYPED = new Set([
  'insertFromPaste',
  'insertFromPasteAsQuotation',
  'insertFromDrop',
  'insertFromYank',
  'insertLineBreak',
  'insertParagraph',
  'historyUndo',
  'historyRedo',
])

// Nothing is pasted, and the caret stays at the end.
function usePlainTyping(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const area = field.current
    if (area === null) return undefined
    const refuse = (event: InputEvent) => {
      if (NOT_TYPED.has(event.inputType)) event.preventDefault()
    }
    const toEnd = () => {
      const end = area.value.length
      if (area.selectionStart !== end || area.selectionEnd !== end) area.setSelectionRange(end, end)
    }
    area.addEventListener('beforeinput', refuse)
    area.addEventListener('selectionchange', toEnd)
    area.addEventListener('select', toEnd)
    return () => {
      area.removeEventListener('beforeinput', refuse)
      area.removeEventListener('selectionchange', toEnd)
      area.removeEventListener('select', toEnd)
    }
  }, [field])
}
