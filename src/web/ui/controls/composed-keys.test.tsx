import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ignoreComposedKeys } from './composed-keys.ts'

let end: () => void
beforeEach(() => {
  end = ignoreComposedKeys()
})
afterEach(() => {
  cleanup()
  end()
})

it('keeps a key of an input method from every listener, wherever it listens', () => {
  const heard = vi.fn<() => void>()
  render(<input aria-label="Name" onKeyDown={heard} onKeyDownCapture={heard} />)
  const targets = [globalThis, document, screen.getByLabelText('Name')]
  for (const target of targets) {
    target.addEventListener('keydown', heard)
    target.addEventListener('keydown', heard, { capture: true })
  }
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', isComposing: true })
  // Safari's.
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', keyCode: 229 })
  expect(heard).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', keyCode: 13 })
  expect(heard).toHaveBeenCalledTimes(8)
  for (const target of targets) {
    target.removeEventListener('keydown', heard)
    target.removeEventListener('keydown', heard, { capture: true })
  }
})
