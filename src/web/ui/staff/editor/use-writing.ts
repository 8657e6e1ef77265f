// The state of the writing help: what was asked for, what comes, and the suggestion that waits to be accepted.
import type { Editor } from '@milkdown/kit/core'
import { useContext, useEffect, useRef, useState } from 'react'

import { EditorServicesContext, type Writer, type WritingCommand } from './editor-services.ts'
import { viewOf } from './rich-text-core.ts'
import {
  holdText,
  passageOf,
  type Passage,
  passageAtSelection,
  putWritten,
} from './writing-core.ts'

type Wish = {
  readonly command: WritingCommand
  readonly prompt: string
  /** What the text is written from, and takes the place of. */
  readonly passage: Passage
}

type WritingState =
  | { readonly kind: 'idle'; readonly problem: string | null }
  | { readonly kind: 'prompting'; readonly passage: Passage }
  | { readonly kind: 'writing'; readonly text: string }
  | { readonly kind: 'suggested'; readonly text: string; readonly wish: Wish }

export type Writing = ReturnType<typeof useWriting>

const IDLE = { kind: 'idle', problem: null } as const

/** `emptyText` is what is said when there is nothing to change. */
export function useWriting(editor: Editor, emptyText: string) {
  const writer = useWriter()
  const { state, show, run, leave } = useRun(editor, writer)
  const start = (command: WritingCommand) => {
    const view = viewOf(editor)
    if (command === 'generate')
      return show({ kind: 'prompting', passage: passageAtSelection(view) })
    const passage = passageOf(view)
    if (passage.html === '') return show({ kind: 'idle', problem: emptyText })
    return void run({ command, prompt: '', passage })
  }
  return {
    isOffered: writer !== null,
    promptLength: writer?.promptLength ?? 0,
    state,
    /** Begins a command; `generate` asks for a prompt first. */
    start,
    generate: (prompt: string) => {
      if (state.kind === 'prompting')
        void run({ command: 'generate', prompt, passage: state.passage })
    },
    accept: () => {
      if (state.kind !== 'suggested') return
      leave()
      putWritten(viewOf(editor), { passage: state.wish.passage, written: state.text })
      viewOf(editor).focus()
    },
    /** The text is as it was: nothing of the suggestion came into it. */
    reject: () => {
      leave()
      viewOf(editor).focus()
    },
    regenerate: () => {
      if (state.kind === 'suggested') void run(state.wish)
    },
  }
}

// One text at a time; the document does not change while it is written, nor while it waits.
function useRun(editor: Editor, writer: Writer | null) {
  const services = useContext(EditorServicesContext)
  const [state, setState] = useState<WritingState>(IDLE)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const leave = (problem: string | null = null) => {
    running.current?.abort()
    holdText(viewOf(editor), false)
    setState({ kind: 'idle', problem })
  }
  const run = async (wish: Wish) => {
    if (writer === null || services === null) return
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (next: WritingState) => {
      if (!signal.aborted) setState(next)
    }
    holdText(viewOf(editor), true)
    show({ kind: 'writing', text: '' })
    const onText = (text: string) => show({ kind: 'writing', text })
    const { command, prompt, passage } = wish
    try {
      const text = await writer.write({ command, prompt, text: passage.html, onText, signal })
      show({ kind: 'suggested', text, wish })
    } catch (error) {
      if (!signal.aborted) leave(services.errorText(error))
    }
  }
  return { state, show: setState, run, leave }
}

function useWriter(): Writer | null {
  const find = useContext(EditorServicesContext)?.findWriter
  const [writer, setWriter] = useState<Writer | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const found = (await find?.()) ?? null
      if (isHere) setWriter(found)
    }
    void look()
    return () => {
      isHere = false
    }
  }, [find])
  return writer
}
