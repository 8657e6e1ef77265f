import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'

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

it('closes by Escape and by a click beside it, when its owner says so', () => {
  const { dialog, onClose } = show(false)
  expect(escape(dialog), 'the browser closes nothing by itself').toBe(false)
  fireEvent.click(dialog)
  expect(onClose).toHaveBeenCalledTimes(2)
  fireEvent.click(screen.getByText('This fills one opening.'))
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('stays while work is under way', () => {
  const { dialog, onClose } = show(true)
  expect(escape(dialog)).toBe(false)
  fireEvent.click(dialog)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  expect(onClose).not.toHaveBeenCalled()
})
