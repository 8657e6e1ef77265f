// The text of a comment: @ and some letters of a name offer the colleagues who see the application.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { COMMENT_MAX_LENGTH } from '#contract/scorecards/scorecards-rules.ts'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

import { colleaguesQuery, type Colleague } from './mention-query.ts'
import { begunMention, withMention } from './mention-text.ts'

import styles from './comments.module.css'

type MentionTextAreaProps = {
  jobId: number
  label: string
  text: string
  error: ReactNode
  isFocused: boolean
  /** No one can be mentioned in what only its author reads. */
  offersColleagues: boolean
  onText: (text: string) => void
  onMention: (colleague: Colleague) => void
}

export function MentionTextArea(props: MentionTextAreaProps) {
  const { jobId, label, text, error, isFocused, offersColleagues, onText, onMention } = props
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [begun, setBegun] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const found = useQuery(colleaguesQuery(jobId, offersColleagues ? begun : null))
  const colleagues = begun === null || !offersColleagues ? [] : (found.data ?? [])
  const isOpen = colleagues.length > 0
  const placeCaret = useCaret(field)
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    setBegun(begunMention(value, selectionStart))
    setActive(0)
  }
  const choose = (colleague: Colleague) => {
    const caret = field.current?.selectionStart ?? text.length
    const next = withMention({ text, caret }, colleague.full_name)
    placeCaret(next.caret)
    setBegun(null)
    onMention(colleague)
    onText(next.text)
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen) return
    const chosen = colleagues[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((active + step + colleagues.length) % colleagues.length)
    else if (event.key === 'Escape') setBegun(null)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen !== undefined) choose(chosen)
    else return
    // Not for a dialog, nor for the page's own keys.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div className={styles.mention}>
      <TextArea
        ref={field}
        label={label}
        hint={
          offersColleagues ? (
            <Trans>Type @ to mention a colleague, who gets an email.</Trans>
          ) : undefined
        }
        name="text"
        rows={3}
        required
        maxLength={COMMENT_MAX_LENGTH}
        autoFocus={isFocused}
        value={text}
        error={error}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onKeyDown={press}
        onBlur={() => setBegun(null)}
        onSelect={({ currentTarget }) => {
          if (begunMention(currentTarget.value, currentTarget.selectionStart) !== begun)
            look(currentTarget)
        }}
        onChange={({ target }) => {
          look(target)
          onText(target.value)
        }}
      />
      {isOpen && <ColleagueList {...{ listId, colleagues, active, choose }} />}
      <VisuallyHidden role="status">
        {isOpen && <HowToChoose count={colleagues.length} />}
      </VisuallyHidden>
    </div>
  )
}

type ColleagueListProps = {
  listId: string
  colleagues: readonly Colleague[]
  active: number
  choose: (colleague: Colleague) => void
}

// The text keeps the focus, and its keys choose: the list itself is for the pointer.
function ColleagueList({ listId, colleagues, active, choose }: ColleagueListProps) {
  const { t } = useLingui()
  return (
    <div id={listId} role="listbox" aria-label={t`Colleagues`} className={styles.colleagues}>
      {colleagues.map((one, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text hears the keys
        <div
          key={one.user_id}
          id={`${listId}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(one)}
        >
          {one.full_name}
        </div>
      ))}
    </div>
  )
}

function HowToChoose({ count }: { count: number }) {
  return (
    <Plural
      value={count}
      one="# colleague. Choose with the arrow keys and Enter."
      other="# colleagues. Choose with the arrow keys and Enter."
    />
  )
}

// Drawing the text with the name moves the caret to its end: the wanted place is set after that.
function useCaret(field: { current: HTMLTextAreaElement | null }) {
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    field.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })
  return (caret: number) => {
    wanted.current = caret
  }
}
