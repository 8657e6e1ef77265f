import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { assessmentPackage } from '#contract/examples/assessments.ts'
import { recruiter } from '#contract/examples/session.ts'
import { beginAssessment } from '#testing/components/assessment.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { translatePage } from '#testing/components/translate-page.ts'

import { survivePageTranslation } from './translated-page.ts'

let stop: (() => void) | undefined
const translate = () => {
  stop = translatePage()
}
afterEach(() => {
  stop?.()
  stop = undefined
})

describe('the app on a page that the browser translates', () => {
  it('takes a candidate through an assessment, with true counters and a true badge', async () => {
    const { user, loseNetwork, regainNetwork } = await beginAssessment()
    translate()
    loseNetwork()
    for (const number of [1, 2, 3]) {
      await screen.findByText(`«Question ${number} of ${assessmentPackage.questions.length}»`)
      await user.keyboard('2')
      await screen.findAllByText('«Saved on this device»')
      expect(screen.queryByText('«Saved»')).toBeNull()
    }
    regainNetwork()
    await screen.findAllByText('«Saved»')
    await screen.findByText('«Everything is answered»')
    await user.click(screen.getByRole('button', { name: '«Submit»' }))
    await screen.findByText('«Submitted. Thank you!»')
  })

  it('counts what is selected in a list of staff', async () => {
    const { user } = await renderApp('/smartreq-detail/applicants?job=301', { as: recruiter })
    const [, first, second] = await screen.findAllByRole('checkbox')
    translate()
    await user.click(first ?? document.body)
    await screen.findByText('«1 selected»')
    await user.click(second ?? document.body)
    await screen.findByText('«2 selected»')
    await user.click(second ?? document.body)
    await screen.findByText('«1 selected»')
  })
})

describe('texts without an element of their own', () => {
  let end: () => void
  beforeEach(() => {
    end = survivePageTranslation(document)
  })
  afterEach(() => {
    cleanup()
    end()
  })

  function Example() {
    const [count, setCount] = useState(1)
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count > 1 && <b>more</b>}
        {count} of {count === 3 ? null : 'many'}
      </button>
    )
  }
  const press = () => act(() => screen.getByRole('button').click())

  it('change, come and go where a translator replaced them', async () => {
    render(<Example />)
    translate()
    press()
    await waitFor(() =>
      expect(screen.getByRole('button').textContent).toBe('«more»«2»« of »«many»'),
    )
    press()
    await waitFor(() => expect(screen.getByRole('button').textContent).toBe('«more»«3»« of »'))
  })

  it('change and go where a translator wrapped them', async () => {
    render(<Example />)
    const button = screen.getByRole('button')
    const texts = [...button.childNodes]
    for (const text of texts) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
    await Promise.resolve()
    press()
    press()
    expect(button.textContent).toBe('more3 of ')
    expect(button.firstChild?.nodeName).toBe('B')
  })

  it('change where a translator puts its own beside them and then takes them away', async () => {
    render(<Example />)
    const button = screen.getByRole('button')
    const texts = [...button.childNodes]
    for (const text of texts) {
      const font = document.createElement('font')
      font.textContent = `«${text.textContent}»`
      text.before(font)
      text.remove()
    }
    press()
    expect(button.textContent).toBe('more2« of »«many»')
  })
})
