import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'

import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

beforeAll(() => activateLocale('en'))
afterEach(cleanup)

function show(isLocked: boolean) {
  const onClose = vi.fn<() => void>()
  render(
    <I18nProvider i18n={i18n}>
      <Dialog isOpen title="Hire Ana Ruiz" {...{ isLocked, onClose }}>
        <p>This fills one opening.</p>
      </Dialog>
    </I18nProvider>,
  )
  return { dialog: screen.getByRole('dialog', { name: 'Hire Ana Ruiz' }), onClose }
}

// As a browser tells of Escape.
const escape = (dialog: HTMLElement) =>
  fireEvent(dialog, new Event('cancel', { cancelable: true, bubbles: false }))

type PressInit = { detail?: number; pointerType?: string; at?: number }

/** As a browser reports a press: `detail` counts clicks in quick succession, `at` is its time in milliseconds. */
function press(target: HTMLElement, { detail = 1, pointerType = 'mouse', at = 0 }: PressInit = {}) {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, detail })
    Object.defineProperty(event, 'timeStamp', { value: at })
    fireEvent(target, event)
  }
}

function showSubmit() {
  const onConfirm = vi.fn<() => void>()
  render(
    <I18nProvider i18n={i18n}>
      <Submission onConfirm={onConfirm} />
    </I18nProvider>,
  )
  return { onConfirm, submit: screen.getByRole('button', { name: 'Submit' }) }
}

function Submission({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Submit
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={onConfirm}
        title="Submit your answers?"
        confirmLabel="Submit now"
      >
        <p>You cannot change them afterwards.</p>
      </ConfirmDialog>
    </>
  )
}

it('closes by Escape and by a click beside it, when its owner says so', () => {
  const { dialog, onClose } = show(false)
  expect(escape(dialog), 'the browser closes nothing by itself').toBe(false)
  press(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByText('This fills one opening.'))
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('stays while work is under way', () => {
  const { dialog, onClose } = show(true)
  expect(escape(dialog)).toBe(false)
  press(dialog)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})

it.each([
  { pointerType: 'mouse', detail: 2 },
  // Touch screens report each tap of a double tap as a click of its own.
  { pointerType: 'touch', detail: 1 },
])(
  'ignores the second press of the double press by $pointerType that opened it',
  ({ pointerType, detail }) => {
    const { onConfirm, submit } = showSubmit()
    const targets = [
      () => screen.getByRole('dialog'),
      () => screen.getByRole('button', { name: 'Close' }),
      () => screen.getByRole('button', { name: 'Submit now' }),
    ]
    for (const [index, target] of targets.entries()) {
      const at = index * 5000
      press(submit, { pointerType, at })
      press(target(), { pointerType, detail, at: at + 200 })
      screen.getByText('Submit your answers?')
      expect(onConfirm).not.toHaveBeenCalled()
      press(screen.getByRole('dialog'), { pointerType, at: at + 1200 })
      expect(screen.queryByText('Submit your answers?'), 'a new press closes it').toBeNull()
    }
  },
)

it('takes both presses of a double press that began in it', () => {
  const { onConfirm, submit } = showSubmit()
  press(submit, { pointerType: 'touch' })
  const confirm = screen.getByRole('button', { name: 'Submit now' })
  press(confirm, { pointerType: 'touch', at: 2000 })
  press(confirm, { pointerType: 'touch', at: 2100 })
  expect(onConfirm).toHaveBeenCalledTimes(2)
})

it('does not close by the key that opened it while the user keeps holding it', () => {
  const { submit } = showSubmit()
  fireEvent.click(submit, { detail: 0 })
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  const isHeldKeyTaken = () => fireEvent.keyDown(cancel, { key: 'Enter', repeat: true })
  expect(isHeldKeyTaken(), 'the browser presses no button').toBe(false)
  expect(fireEvent.keyDown(cancel, { key: 'Enter' })).toBe(true)
  expect(isHeldKeyTaken()).toBe(true)
})

it('stays open when a press that began inside it ends beside it', () => {
  const { dialog, onClose } = show(false)
  fireEvent.pointerDown(screen.getByText('This fills one opening.'))
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})
