import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

import { NumberField } from '../number-field.tsx'
import { DateField } from './date-field.tsx'
import { type DateRange, DateRangeField } from './date-range-field.tsx'

afterEach(cleanup)
beforeAll(async () => {
  await openStaffMessages()
  await activateLocale('en')
})

type DayProps = { first?: string; hasTime?: boolean; onFormChange?: (event: FormEvent) => void }

function Day({ first = '', hasTime = false, onFormChange }: DayProps) {
  const [value, setValue] = useState(first)
  return (
    <I18nProvider i18n={i18n}>
      <form onChange={onFormChange}>
        <DateField
          label="First day"
          name="start"
          min="2027-01-04"
          {...{ value, hasTime }}
          onChange={({ target }) => setValue(target.value)}
        />
      </form>
    </I18nProvider>
  )
}

function Range({ first }: { first: DateRange }) {
  const [value, setValue] = useState(first)
  return (
    <I18nProvider i18n={i18n}>
      <DateRangeField
        legend="Applied"
        labels={{ from: 'From', to: 'Until' }}
        value={value}
        onChange={setValue}
      />
    </I18nProvider>
  )
}

/** The value of a field, with or without a time. */
function valueOf(label: string): string {
  const field = screen.getByLabelText(label)
  return field instanceof HTMLInputElement ? field.value : ''
}

const dayButton = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('button', { name })

/** Waits until a day of the calendar has the focus. */
const focusedDay = (name: RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(dayButton(name)))

describe('a date field', () => {
  it('takes a day from the calendar as if it were typed, and closes the calendar', async () => {
    const user = userEvent.setup()
    const heard = vi.fn<(event: FormEvent) => void>()
    render(<Day first="2027-01-11" onFormChange={heard} />)
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
    await user.click(dayButton(/January 20, 2027/))
    expect(valueOf('First day')).toBe('2027-01-20')
    expect(heard, 'the form hears of it').toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be chosen by keyboard alone, and Escape leaves it as it was', async () => {
    const user = userEvent.setup()
    render(<Day first="2027-01-11" />)
    const open = screen.getByRole('button', { name: 'Open the calendar' })
    open.focus()
    await user.keyboard('{Enter}')
    await focusedDay(/January 11, 2027/)
    await user.keyboard('{ArrowDown}{Escape}')
    expect(valueOf('First day')).toBe('2027-01-11')
    expect(screen.queryByRole('dialog')).toBeNull()
    // That the focus comes back by itself is seen in a browser, where an applicant is hired.
    open.focus()
    await user.keyboard('{Enter}')
    await focusedDay(/January 11, 2027/)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(valueOf('First day')).toBe('2027-01-18')
  })

  it('does not offer a day before the first one', async () => {
    const user = userEvent.setup()
    render(<Day first="2027-01-11" />)
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
    const early = dayButton(/January 3, 2027/)
    expect(early.getAttribute('aria-disabled')).toBe('true')
    await user.click(early)
    expect(valueOf('First day')).toBe('2027-01-11')
  })

  it('keeps the time of a day, and begins at nine where there is none', async () => {
    const user = userEvent.setup()
    render(<Day first="2027-01-11T14:30" hasTime />)
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
    await user.click(dayButton(/January 20, 2027/))
    expect(valueOf('First day')).toBe('2027-01-20T14:30')
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '' } })
    await user.click(screen.getByRole('button', { name: 'Open the calendar' }))
    await waitFor(() =>
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true),
    )
    await user.keyboard('{Enter}')
    expect(valueOf('First day')).toMatch(/^\d{4}-\d\d-\d\dT09:00$/)
  })

  it('has a calendar in the language of the app', async () => {
    await activateLocale('es')
    try {
      const user = userEvent.setup()
      render(<Day first="2027-01-11" />)
      await user.click(screen.getByRole('button', { description: 'First day' }))
      expect(dayButton(/20 de enero de 2027/).textContent).toBe('20')
    } finally {
      await activateLocale('en')
    }
  })
})

describe('a range of dates', () => {
  it('takes both days from one calendar', async () => {
    const user = userEvent.setup()
    render(<Range first={{ from: '2027-01-04', to: '' }} />)
    await user.click(screen.getByRole('button', { description: 'From' }))
    await user.click(dayButton(/January 11, 2027/))
    await user.click(dayButton(/January 15, 2027/))
    expect([valueOf('From'), valueOf('Until')]).toEqual(['2027-01-11', '2027-01-15'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be open at an end', () => {
    render(<Range first={{ from: '2027-01-04', to: '2027-01-15' }} />)
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } })
    expect([valueOf('From'), valueOf('Until')]).toEqual(['', '2027-01-15'])
  })
})

it('a number does not change when the page scrolls over it', () => {
  render(
    <I18nProvider i18n={i18n}>
      <NumberField label="Seats" defaultValue="12" />
    </I18nProvider>,
  )
  const field = screen.getByLabelText('Seats')
  field.focus()
  fireEvent.wheel(field)
  expect(document.activeElement).not.toBe(field)
})
