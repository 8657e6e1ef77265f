import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

import { useFieldProblems } from '../../form/use-field-problems.ts'
import { NumberField } from './number-field.tsx'

afterEach(cleanup)
beforeAll(async () => {
  await openStaffMessages()
  await activateLocale('en')
})

type Bounds = Pick<ComponentProps<typeof NumberField>, 'min' | 'max' | 'isDecimal'>

function Form(bounds: Bounds) {
  const { form, problemOf } = useFieldProblems(null)
  const [value, setValue] = useState('4')
  return (
    <form {...form}>
      <NumberField
        {...bounds}
        label="Openings"
        name="openings"
        value={value}
        error={problemOf('openings')}
        onChange={({ target }) => setValue(target.value)}
      />
      <button type="submit">Save</button>
    </form>
  )
}

it.each([
  [{ min: 1, max: 9999 }, '0', 'Enter a whole number from 1 to 9,999.'],
  [{ min: 1, max: 9999 }, '10000', 'Enter a whole number from 1 to 9,999.'],
  [{ min: 1, max: 9999 }, '2.5', 'Enter a whole number from 1 to 9,999.'],
  [{ min: 0, max: 100, isDecimal: true }, '100.5', 'Enter a number from 0 to 100.'],
  [{ min: 0, isDecimal: true }, '-1', 'Enter a number of at least 0.'],
] as const)(
  'A field with %o that has %s names its range, until it is changed',
  async (bounds, typed, text) => {
    const user = userEvent.setup()
    render(
      <I18nProvider i18n={i18n}>
        <Form {...bounds} />
      </I18nProvider>,
    )
    const field = screen.getByLabelText('Openings')
    await user.clear(field)
    await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    screen.getByText(text)
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.type(field, '5')
    expect(screen.queryByText(text)).toBeNull()
  },
)

it('A number that the server refused is told its range where it is outside', () => {
  render(
    <I18nProvider i18n={i18n}>
      <NumberField
        label="Days"
        min={30}
        max={3650}
        value="7"
        error="Check what you entered here."
      />
      <NumberField label="Hours" min={1} max={24} value="7" error="It is taken." />
    </I18nProvider>,
  )
  screen.getByText('Enter a whole number from 30 to 3,650.')
  screen.getByText('It is taken.')
})
