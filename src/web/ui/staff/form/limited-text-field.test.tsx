import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { activateLocale } from '#web/i18n/i18n.ts'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

import { useFieldProblems } from '../../form/use-field-problems.ts'
import { LimitedTextField } from './limited-text-field.tsx'

afterEach(cleanup)
beforeAll(async () => {
  await openStaffMessages()
  await activateLocale('en')
})

function Form({ onSubmit }: { onSubmit: () => void }) {
  const { form, problemOf } = useFieldProblems(null)
  return (
    <form {...form} action={onSubmit}>
      <LimitedTextField label="Title" name="title" maxLength={5} error={problemOf('title')} />
      <button type="submit">Save</button>
    </form>
  )
}

it('takes a longer text that is pasted, says how much too long it is, and is not submitted so', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn<() => void>()
  render(
    <I18nProvider i18n={i18n}>
      <Form onSubmit={onSubmit} />
    </I18nProvider>,
  )
  const title = screen.getByLabelText('Title')
  await user.click(title)
  await user.paste('Welders')
  expect(title).toHaveProperty('value', 'Welders')
  screen.getByText('2 characters too many')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).not.toHaveBeenCalled()
  screen.getByText('2 characters too many')
  await user.type(title, '{Backspace}{Backspace}')
  expect(screen.queryByText(/too many/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})
