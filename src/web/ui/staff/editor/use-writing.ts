// The state of the writing help: what was asked for, what comes, and the suggestion that waits to be accepted.
import type { Editor } from '@milkdown/kit/core'
import { useContext, useEffect, useRef, useState } from 'react'

import type { WritingCommand } from '#contract/writing-limits.ts'

import { EditorServicesContext, type Writer } from './editor-services.ts'
import { viewOf } from './rich-text-core.ts'
import { holdText, passageOf, type Passage, placeOf, putWritten } from './writing-core.ts'

type Wish = {
  readonly command: WritingCommand
  readonly prompt: string
  /** What the text is written from, and takes the place of. */
  readonly passage: Passage
}

export type WritingState =
  | { readonly kind: 'idle'; readonly problem: string | null }
  | { readonly kind: 'prompting'; readonly passage: Passage }
  | { readonly kind: 'writing'; readonly text: string }
  | { readonly kind: 'suggested'; readonly text: string; readonly wish: Wish }

export type Writing = ReturnType<typeof useWriting>

const IDLE = { kind: 'idle', problem: null } as const

/** `emptyText` is what is said when there is nothing to change. */
export function useWriting(editor: Editor, emptyText: string) {
  const services = useContext(EditorServicesContext)
  const writer = useWriter()
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
    holdText(viewOf(editor), true)
    setState({ kind: 'writing', text: '' })
    const onText = (text: string) => {
      if (!signal.aborted) setState({ kind: 'writing', text })
    }
    try {
      const { command, prompt, passage } = wish
      const text = await writer({ command, prompt, text: passage.html, onText, signal })
      if (!signal.aborted) setState({ kind: 'suggested', text, wish })
    } catch (error) {
      if (!signal.aborted) leave(services.errorText(error))
    }
  }
  return {
    isOffered: writer !== null,
    state,
    /** Begins a command; `generate` asks for a prompt first. */
    start: (command: WritingCommand) => {
      const view = viewOf(editor)
      if (command === 'generate') setState({ kind: 'prompting', passage: placeOf(view) })
      else {
        const passage = passageOf(view)
        if (passage.html === '') setState({ kind: 'idle', problem: emptyText })
        else void run({ command, prompt: '', passage })
      }
    },
    generate: (prompt: string) => {
      if (state.kind === 'prompting')
        void run({ command: 'generate', prompt, passage: state.passage })
    },
    accept: () => {
      if (state.kind !== 'suggested') return
      const { text, wish } = state
      leave()
      putWritten(viewOf(editor), { passage: wish.passage, written: text })
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

function useWriter(): Writer | null {
  const find = useContext(EditorServicesContext)?.findWriter
  const [writer, setWriter] = useState<Writer | null>(null)
  useEffect(() => {
    let isHere = true
    void find?.().then((found) => {
      if (isHere) setWriter(() => found)
    })
    return () => {
      isHere = false
    }
  }, [find])
  return writer
}
