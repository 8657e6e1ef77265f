/** A choice that shows is one that is heard of: the same cards serve one question after the other. */
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'

import { OptionCards } from './option-cards.tsx'

const OPTIONS = ['1', '2', '3'].map((value) => ({ value, label: `Option ${value}` }))

let heard: string[] = []

afterEach(() => {
  cleanup()
  heard = []
})

// The browser unchecks a card by itself when another one is checked, and tells no one.
it.each([
  { before: '3', after: '1' },
  { before: '1', after: '3' },
  { before: '2', after: null },
])('hears of the choice of $before where $after came from elsewhere', async ({ before, after }) => {
  const { rerender } = render(cards(before))
  rerender(cards(after))
  await choose(before)
  expect(heard).toEqual([before])
})

it('hears of the choice that the question before was left with', async () => {
  const { rerender } = render(cards('1'))
  await choose('3')
  rerender(cards('1'))
  await choose('3')
  rerender(cards(null))
  await choose('3')
  rerender(cards(null))
  await choose('1')
  expect(heard).toEqual(['3', '3', '3', '1'])
})

function cards(value: string | null) {
  return (
    <OptionCards
      legend="How often?"
      options={OPTIONS}
      value={value}
      onChange={(chosen) => heard.push(chosen)}
    />
  )
}

async function choose(value: string) {
  const card = screen.getByRole('radio', { name: `Option ${value}` })
  await userEvent.click(card)
  expect(card).toHaveProperty('checked', true)
}
