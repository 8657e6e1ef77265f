import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'

import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

/** Draws the screen `times` times wrong, as where something took away what React had drawn. */
function openBroken(times: number) {
  let left = times
  function Screen() {
    useEffect(() => {
      if (left === 0) return
      left -= 1
      document.body.removeChild(document.createElement('b'))
    }, [])
    return <p>Work style</p>
  }
  render(
    <I18nProvider i18n={i18n}>
      <ErrorBoundary>
        <Screen />
      </ErrorBoundary>
    </I18nProvider>,
    { onCaughtError: () => undefined },
  )
}

it('draws a screen again that something else on the page took apart', () => {
  openBroken(1)
  screen.getByText('Work style')
})

it('says that a screen is broken which breaks again', () => {
  openBroken(2)
  expect(screen.queryByText('Work style')).toBeNull()
})
