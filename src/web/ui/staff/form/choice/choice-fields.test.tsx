import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { choose } from '#testing/components/choose.ts'
import { activateLocale } from '#web/i18n/i18n.ts'
import { openStaffMessages } from '#web/i18n/staff-catalogs.ts'

import { type Choice, Combobox } from './combobox.tsx'
import { MultiCombobox } from './multi-combobox.tsx'
import { SuggestionField } from './suggestion-field.tsx'

afterEach(cleanup)
beforeAll(async () => {
  await openStaffMessages()
  await activateLocale('en')
})

const ALL: readonly Choice[] = [
  { id: '1', label: 'Ana Ruiz', detail: 'ana@example.com' },
  { id: '2', label: 'Bo Lind' },
  { id: '3', label: 'Bea Lim' },
]

function show(part: ReactNode) {
  render(<I18nProvider i18n={i18n}>{part}</I18nProvider>)
  return userEvent.setup()
}

type SearchedProps = { first?: Choice | null; isRequired?: boolean }

function Searched({ first = null, isRequired = false }: SearchedProps) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(first)
  const choices = ALL.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase()))
  return (
    <>
      <Combobox
        label="User"
        placeholder="Everyone"
        {...{ choices, chosen, isRequired }}
        onSearch={setSearch}
        onChange={(one) => {
          if (one !== null || !isRequired) setChosen(one)
        }}
      />
      <output aria-label="Chosen">{chosen?.id ?? 'none'}</output>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'User' })
const chosenId = () => screen.getByLabelText('Chosen').textContent

describe('a combobox', () => {
  it('offers what the search found, and is filled in by keyboard alone', async () => {
    const user = show(<Searched />)
    await user.tab()
    expect(document.activeElement).toBe(field())
    await user.keyboard('b')
    await expect.poll(() => screen.getAllByRole('option').length).toBe(2)
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(chosenId()).toBe('3')
    expect(field()).toHaveProperty('value', 'Bea Lim')
  })

  it('opens its list again by a click while it has the focus', async () => {
    const user = show(<Searched />)
    await user.click(field())
    await screen.findByRole('listbox')
    // As a dialog does when it scrolls the field into view.
    fireEvent.scroll(document.body)
    await expect.poll(() => screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(field())
    await user.click(field())
    await screen.findByRole('listbox')
  })

  it('says that nothing was found', async () => {
    const user = show(<Searched />)
    await user.type(field(), 'zz')
    await screen.findByText('Nothing found')
  })

  it('has what it needs at all times where something has to be chosen', async () => {
    const user = show(<Searched isRequired first={{ id: '1', label: 'Ana Ruiz' }} />)
    expect(screen.queryByRole('button', { name: /Clear the selection/ })).toBeNull()
    await user.clear(field())
    await user.tab()
    expect(chosenId()).toBe('1')
    expect(field()).toHaveProperty('value', 'Ana Ruiz')
  })

  it('keeps what was chosen when it is left in the middle of a search', async () => {
    const user = show(<Searched first={{ id: '9', label: 'Someone of before' }} />)
    expect(field()).toHaveProperty('value', 'Someone of before')
    await user.type(field(), 'zz')
    await screen.findByText('Nothing found')
    expect(screen.getAllByRole('option')).toHaveLength(1)
    await user.tab()
    expect(chosenId()).toBe('9')
    expect(field()).toHaveProperty('value', 'Someone of before')
  })

  it('has all choices again after one was made, and is cleared by its button', async () => {
    const user = show(<Searched />)
    await choose(user, ['User', 'Ana Ruiz'])
    expect(chosenId()).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Clear the selection User' }))
    expect(chosenId()).toBe('none')
    await user.click(field())
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })

  it('stands inside the dialog that it belongs to', async () => {
    const user = show(
      <dialog open>
        <Searched />
      </dialog>,
    )
    await user.click(field())
    expect(within(screen.getByRole('dialog')).getAllByRole('option')).toHaveLength(3)
    // The browser closes the dialog by an Escape that nothing stopped.
    expect(fireEvent.keyDown(field(), { key: 'Escape' }), 'with the list').toBe(false)
    await expect.poll(() => screen.queryByRole('option')).toBeNull()
    expect(fireEvent.keyDown(field(), { key: 'Escape' }), 'without the list').toBe(true)
  })
})

function Several() {
  const [chosen, setChosen] = useState<readonly Choice[]>([])
  const rest = { choices: ALL, chosen, onSearch: () => undefined }
  return <MultiCombobox label="Users" {...rest} onChange={setChosen} />
}

it('chooses several, each of which can be taken out by button or key', async () => {
  const user = show(<Several />)
  await user.type(screen.getByRole('combobox', { name: 'Users' }), 'ana')
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'ana')
  await user.click(screen.getByRole('option', { name: 'Ana Ruiz' }))
  await user.click(screen.getByRole('option', { name: 'Bo Lind' }))
  await user.click(screen.getByRole('option', { name: 'Bea Lim' }))
  await user.click(screen.getByRole('option', { name: 'Bea Lim' }))
  await user.keyboard('{Escape}')
  const rows = () => screen.queryAllByRole('row').map((row) => row.textContent)
  expect(rows()).toEqual(['Ana Ruiz', 'Bo Lind'])
  await user.click(within(screen.getByRole('row', { name: 'Ana Ruiz' })).getByRole('button'))
  expect(rows()).toEqual(['Bo Lind'])
  act(() => screen.getByRole('row', { name: 'Bo Lind' }).focus())
  await user.keyboard('{Delete}')
  expect(rows()).toEqual([])
})

it('keeps what was chosen by the keyboard of several when Tab leaves the field', async () => {
  const user = show(<Several />)
  await user.click(screen.getByRole('combobox', { name: 'Users' }))
  await user.keyboard('{ArrowDown}{Enter}')
  await user.tab()
  await expect.poll(() => screen.queryByRole('option')).toBeNull()
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['Ana Ruiz'])
})

it('takes any text, and offers those that others wrote', async () => {
  function Department() {
    const [value, setValue] = useState('')
    return (
      <SuggestionField
        label="Department"
        suggestions={['Warehouse', 'Fleet']}
        {...{ value }}
        onChange={setValue}
      />
    )
  }
  const user = show(<Department />)
  const text = screen.getByRole('combobox', { name: 'Department' })
  await user.type(text, 'ware')
  await user.click(await screen.findByRole('option', { name: 'Warehouse' }))
  expect(text).toHaveProperty('value', 'Warehouse')
  await user.clear(text)
  await user.type(text, 'Night desk')
  await user.tab()
  expect(text).toHaveProperty('value', 'Night desk')
})
