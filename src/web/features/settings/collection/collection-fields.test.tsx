import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'

import {
  choice,
  collection,
  date,
  longText,
  number,
  text,
  yesNo,
} from '#contract/core/collection.ts'
import { activateLocale } from '#web/i18n/i18n.ts'

import { CollectionFields, contentIn } from './collection-fields.tsx'
import { collectionView } from './collection-words.ts'

const WORDS = ['Word', 'Name', 'Note', 'Type', 'Places', 'Day', 'Open', 'One', 'Other']

beforeAll(async () => {
  await activateLocale('en')
  i18n.load('en', Object.fromEntries(WORDS.map((word) => [word, word])))
})

afterEach(() => cleanup())

const spec = collection({
  name: 'tag',
  nouns: ['thing', 'things'],
  path: '/account/v1/:account_id/things/',
  flag: 'company_settings_access',
  fields: {
    name: text({ max: 40 }),
    note: longText({ max: 40, isRequired: false }),
    kind: choice({ options: ['one', 'other'] }),
    places: number({ min: 1, max: 9, isRequired: false }),
    day: date({ isRequired: false }),
    is_open: yesNo({}),
  },
  title: 'name',
  search: ['name'],
  order: 'title',
  uses: [],
})

/** One of `WORDS`, which no catalog of the product has. */
const said = (id: string) => ({ id })
const word = said('Word')

const view = collectionView(spec, {
  href: '/things',
  title: word,
  description: word,
  add: word,
  find: word,
  empty: { title: word, text: word },
  fields: {
    name: { label: said('Name') },
    note: { label: said('Note') },
    kind: {
      label: said('Type'),
      options: { one: said('One'), other: said('Other') },
      placeholder: word,
    },
    places: { label: said('Places') },
    day: { label: said('Day') },
    is_open: { label: said('Open') },
  },
})

it('Each kind of field is a control of its kind, and gives what the API takes', async () => {
  const user = userEvent.setup()
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <form>
        <CollectionFields accountId={7} userNames={{}} view={view} problemOf={() => undefined} />
      </form>
    </I18nProvider>,
  )
  const form = container.querySelector('form')
  if (form === null) throw new Error('There is no form.')
  const content = () => contentIn(spec, new FormData(form))
  const none = { name: null, note: null, kind: null, places: null, day: null, is_open: false }
  expect(content()).toEqual(none)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'A name')
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'A{Enter}note')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'One')
  await user.type(screen.getByRole('spinbutton', { name: /^Places/ }), '3')
  await user.type(screen.getByLabelText(/^Day/), '2026-03-06')
  await user.click(screen.getByRole('checkbox', { name: 'Open' }))
  expect(content()).toEqual({
    name: 'A name',
    note: 'A\nnote',
    kind: 'one',
    places: 3,
    day: '2026-03-06',
    is_open: true,
  })
})
