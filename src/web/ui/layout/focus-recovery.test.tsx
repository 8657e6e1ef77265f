import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type FormEvent, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { nextPaint } from '../next-paint.ts'
import { recoverFocus } from './focus-recovery.ts'

type Outcome = 'open' | 'sending' | 'refused' | 'sent' | 'elsewhere'

let stop = () => {}
beforeEach(() => {
  stop = recoverFocus()
})
afterEach(() => {
  cleanup()
  stop()
})

/** A form as screens have them: what follows the Enter key takes away the control that had the focus. */
function Page({ next, isDisabled = false }: { next: Outcome; isDisabled?: boolean }) {
  const [outcome, setOutcome] = useState<Outcome>('open')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setOutcome(next)
  }
  if (outcome === 'elsewhere')
    return (
      <main>
        <h2>Another page</h2>
      </main>
    )
  return (
    <main>
      <h2>The page</h2>
      <section>
        <h3>The part</h3>
        {outcome === 'sent' && <p role="status">It was sent.</p>}
        {outcome !== 'sent' && (
          <form onSubmit={submit}>
            {outcome === 'open' && <input aria-label="First" disabled={isDisabled} />}
            {outcome === 'refused' && <input aria-label="Wrong" aria-invalid="true" />}
            {outcome === 'sending' && <input aria-label="First" disabled />}
          </form>
        )}
      </section>
    </main>
  )
}

async function pressEnter(next: Outcome) {
  const user = userEvent.setup()
  render(<Page next={next} />)
  await user.click(screen.getByLabelText('First'))
  await user.keyboard('{Enter}')
}

it('moves a focus whose control a refusal replaced to the field that is wrong', async () => {
  await pressEnter('refused')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Wrong')))
})

it('moves a focus whose form is gone to the message about it', async () => {
  await pressEnter('sent')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('status')))
})

it('moves a focus whose page is gone to the heading of the next one', async () => {
  await pressEnter('elsewhere')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Another page' })),
  )
})

it('moves a focus whose control was disabled to the heading of its part', async () => {
  await pressEnter('sending')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The part' })),
  )
})

it('leaves a focus alone that a click beside everything took away', async () => {
  const user = userEvent.setup()
  const { rerender } = render(<Page next="sent" />)
  await user.click(screen.getByLabelText('First'))
  await user.click(screen.getByRole('heading', { name: 'The page' }))
  // Between two clicks the page looks where the focus went.
  await user.click(screen.getByRole('heading', { name: 'The page' }))
  rerender(<Page next="sent" isDisabled />)
  // One paint for the watcher, and one that comes after it.
  await nextPaint()
  await nextPaint()
  expect(document.activeElement).toBe(document.body)
})

it('gives the focus back to a control that was moved within its list', async () => {
  render(
    <main>
      <ul>
        <li>
          <button type="button">First</button>
        </li>
        <li>Second</li>
      </ul>
    </main>,
  )
  const button = screen.getByRole('button', { name: 'First' })
  button.focus()
  screen.getByRole('list').append(screen.getAllByRole('listitem')[0] ?? '')
  expect(document.activeElement).not.toBe(button)
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('moves nothing once it was stopped, though a control had been lost before', async () => {
  const part = (content: ReactNode) => (
    <main>
      <h3>The part</h3>
      {content}
    </main>
  )
  const { rerender } = render(part(<button type="button">First</button>))
  screen.getByRole('button').focus()
  rerender(part(<p role="status">It was sent.</p>))
  // The watcher has been told of the change after this, and waits for the next paint: none can come before `stop`.
  await Promise.resolve()
  stop()
  await nextPaint()
  await nextPaint()
  expect(document.activeElement).toBe(document.body)
})
