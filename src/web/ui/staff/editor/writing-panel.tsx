// Below the toolbar: the prompt, what the writing help writes, and the choice that it leaves.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@milkdown/kit/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

import { Button } from '../../controls/button.tsx'
import { Spinner } from '../../feedback/spinner.tsx'
import { TextArea } from '../../form/text-area.tsx'
import { viewOf } from './rich-text-core.ts'
import type { Writing } from './use-writing.ts'
import { showWritten } from './writing-core.ts'

import styles from './rich-text.module.css'

export function WritingPanel({ editor, writing }: { editor: Editor; writing: Writing }) {
  const { state } = writing
  switch (state.kind) {
    case 'idle':
      return state.problem === null ? null : (
        <p className={styles.problem} role="alert">
          {state.problem}
        </p>
      )
    case 'prompting':
      return <Prompt writing={writing} />
    case 'writing':
      return (
        <div className={styles.writing}>
          <p className={styles.writingState} role="status">
            <Spinner /> <Trans>Ai is writing</Trans>
          </p>
          <Written editor={editor} text={state.text} />
          <div className={styles.writingActions}>
            <Button size="small" onClick={writing.reject}>
              <Trans>Stop</Trans>
            </Button>
          </div>
        </div>
      )
    case 'suggested':
      return <Suggestion editor={editor} writing={writing} text={state.text} />
  }
}

// Not a form: the editor may stand in one.
function Prompt({ writing }: { writing: Writing }) {
  const { t } = useLingui()
  const [prompt, setPrompt] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isEmpty = prompt.trim() === ''
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      writing.reject()
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, for what is typed inside
    <div className={styles.writing} onKeyDown={onKeyDown}>
      <TextArea
        ref={field}
        rows={2}
        label={t`What should the text say?`}
        hint={t`Do not enter anything about applicants.`}
        maxLength={writing.promptLength}
        value={prompt}
        onChange={({ target }) => setPrompt(target.value)}
      />
      <div className={styles.writingActions}>
        <Button
          size="small"
          variant="primary"
          disabled={isEmpty}
          onClick={() => writing.generate(prompt.trim())}
        >
          <Trans>Write</Trans>
        </Button>
        <Button size="small" onClick={writing.reject}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  )
}

function Suggestion({ editor, writing, text }: { editor: Editor; writing: Writing; text: string }) {
  const { t } = useLingui()
  const box = useRef<HTMLElement>(null)
  // The user who waits by keyboard is where the choice is.
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <section ref={box} className={styles.writing} aria-label={t`Suggestion`}>
      <Written editor={editor} text={text} />
      <div className={styles.writingActions}>
        <Button size="small" variant="primary" onClick={writing.accept}>
          <Trans>Accept</Trans>
        </Button>
        <Button size="small" onClick={writing.reject}>
          <Trans>Reject</Trans>
        </Button>
        <Button size="small" variant="quiet" onClick={writing.regenerate}>
          <Trans>Regenerate</Trans>
        </Button>
      </div>
    </section>
  )
}

function Written({ editor, text }: { editor: Editor; text: string }) {
  const target = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (target.current !== null)
      showWritten(viewOf(editor), { written: text, target: target.current })
  }, [editor, text])
  return <div ref={target} className={`${styles.written} rich-text`} />
}
