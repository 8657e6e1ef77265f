// Today's list at Welcome, in each of its states.
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  beginListedSession,
  listExpectedToday,
  type ListedPerson,
} from '#contract/kiosk/kiosk-list.ts'
import { LIST_IDLE_MS } from '#contract/kiosk/kiosk-rules.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  openServer,
  refuse,
  reply,
  type FakeServer,
} from '#testing/components/fake-server.ts'
import { activateLocale, type Locale } from '#web/i18n/i18n.ts'
import { openKioskMessages } from '#web/i18n/kiosk-catalog.ts'

import { Welcome } from './welcome.tsx'

const OPEN = 'Choose my name from today’s list'
const NO_NETWORK = 'Today’s list needs the network, and there is none now. Enter your code instead.'
const CODE_ID = '7c9e6679-7425-40de-944b-e07fc1f90ae'
const ines: ListedPerson = {
  code_id: `${CODE_ID}7`,
  name: 'Ines D.',
  job_title: 'Warehouse Lead',
  proof: 'dob',
}
const amara: ListedPerson = {
  code_id: `${CODE_ID}8`,
  name: 'Amara O.',
  job_title: 'Forklift Operator',
  proof: 'phone',
}
const bao: ListedPerson = { ...ines, code_id: `${CODE_ID}9`, name: 'Bao N.', proof: 'code' }
const user = userEvent.setup()
let server: FakeServer

beforeEach(() => {
  document.title = 'Kiosk'
  server = openServer([listOf([ines, amara, bao])])
})
afterEach(() => {
  cleanup()
  server.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function listOf(people: ListedPerson[], isComplete = true) {
  return reply(listExpectedToday, { data: { people, is_complete: isComplete } })
}

type Shown = { isListShown?: boolean; locale?: Locale }

async function showWelcome({ isListShown = true, locale = 'en' }: Shown = {}) {
  await activateLocale(locale)
  await openKioskMessages()
  const station = {
    station_id: 71,
    name: 'Front desk',
    place: '',
    company_name: 'Harbor & Pine',
    company_logo_url: null,
    is_revoked: false,
    is_list_shown: isListShown,
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <I18nProvider i18n={i18n}>
        <main>
          <Welcome facts={{ station, heardAt: 0 }} onExit={vi.fn<() => void>()} />
        </main>
      </I18nProvider>
    </QueryClientProvider>,
  )
}

async function openList() {
  await showWelcome()
  await user.click(screen.getByRole('button', { name: OPEN }))
}

async function choose({ name }: ListedPerson) {
  await openList()
  await user.click(await screen.findByRole('button', { name: new RegExp(name) }))
  return screen.findByRole('dialog', { name })
}

const start = (dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: 'Start' }))

describe('today’s list at a station', () => {
  it('is not offered where staff did not switch it on', async () => {
    await showWelcome({ isListShown: false })
    expect(screen.queryByRole('button', { name: OPEN })).toBeNull()
  })

  it('names who is expected by name, each with the position', async () => {
    await openList()
    const list = await screen.findByRole('list', { name: 'Today’s list' })
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Amara O.Forklift Operator', 'Bao N.Warehouse Lead', 'Ines D.Warehouse Lead'])
    expect(screen.queryByText(/More people are expected/)).toBeNull()
    await expectAccessible()
  })

  it('says when more people are expected than it names', async () => {
    server.use(listOf([ines], false))
    await openList()
    await screen.findByText(/More people are expected than fit here/)
  })

  it('shows that it loads, and can be left', async () => {
    server.use(leaveUnanswered(listExpectedToday))
    await openList()
    await screen.findByText('Loading')
    await user.click(screen.getByRole('button', { name: 'Enter my code instead' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says when no one is on it', async () => {
    server.use(listOf([]))
    await openList()
    await screen.findByText('No one is on today’s list now. If you have a code, enter it.')
    await expectAccessible()
  })

  it('says that it needs the network, and opens once that is there again', async () => {
    server.isReachable = false
    await openList()
    await screen.findByText(NO_NETWORK)
    await expectAccessible()
    server.isReachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: /Ines D\./ })
  })

  it.each([
    ['forbidden', 'This station does not show a list any more. Enter your code instead.'],
    ['station_revoked', 'This station takes no new candidates. Ask the staff.'],
  ] as const)('says why it is not shown: %s', async (code, text) => {
    server.use(refuse(listExpectedToday, code))
    await openList()
    await screen.findByText(text)
  })

  it.each([
    ['es', 'Elegir mi nombre en la lista de hoy', 'Lista de hoy', 'Tu fecha de nacimiento'],
    ['fr', 'Choisir mon nom dans la liste du jour', 'Liste du jour', 'Votre date de naissance'],
  ] as const)(
    'is shown in the language that was chosen: %s',
    async (locale, open, title, label) => {
      await showWelcome({ locale })
      await user.click(screen.getByRole('button', { name: open }))
      await screen.findByRole('dialog', { name: title })
      await user.click(await screen.findByRole('button', { name: /Ines D\./ }))
      await screen.findByLabelText(label)
      await expectAccessible()
    },
  )

  it('goes away when no one touches it for a while, with what was typed', async () => {
    const dialog = await choose(amara)
    vi.useFakeTimers()
    fireEvent.input(within(dialog).getByRole('textbox'), { target: { value: '01' } })
    pass(LIST_IDLE_MS - 1)
    expect(screen.queryByRole('dialog')).not.toBeNull()
    pass(1)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.body.textContent).not.toContain('Amara')
  })

  it('is gone before the page is left, so that no way back shows it', async () => {
    await openList()
    await screen.findByText('Ines D.')
    globalThis.dispatchEvent(new Event('pagehide'))
    expect(document.body.textContent).not.toContain('Ines')
  })
})

describe('a name of today’s list', () => {
  it('asks for the date of birth, and the way back leads to the list', async () => {
    const dialog = await choose(ines)
    const field = within(dialog).getByLabelText('Your date of birth')
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual([
      'date',
      'off',
    ])
    expect(document.activeElement).toBe(field)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Back to the list' }))
    await screen.findByRole('list', { name: 'Today’s list' })
  })

  it('sends what was typed, and says at the field that it does not match', async () => {
    const sent: unknown[] = []
    const refusal = refuse(beginListedSession, 'proof_incorrect')
    server.use({
      ...refusal,
      respond: ({ params, ...request }) => {
        sent.push(params, request.body)
        return refusal.respond({ params, ...request })
      },
    })
    const dialog = await choose(amara)
    const field = within(dialog).getByLabelText('The last four digits of your phone number')
    await user.type(field, '0142')
    await start(dialog)
    await screen.findByText(
      'That does not match this name. Check both, or enter your code instead.',
    )
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(field).toHaveProperty('value', '0142')
    expect(sent).toEqual([{ code_id: amara.code_id }, { proof: '0142' }])
    await expectAccessible()
  })

  it.each([
    ['rate_limited', 'Too many wrong tries. Wait a moment, or ask the staff.'],
    ['not_found', 'This name is not on the list any more. Enter your code, or ask the staff.'],
  ] as const)('says what else keeps the person from starting: %s', async (code, text) => {
    server.use(refuse(beginListedSession, code))
    const dialog = await choose(amara)
    await user.type(within(dialog).getByRole('textbox'), '0142')
    await start(dialog)
    await screen.findByText(text)
  })

  it('does not start without the network, whatever is stored here', async () => {
    const dialog = await choose(amara)
    server.isReachable = false
    await user.type(within(dialog).getByRole('textbox'), '0142')
    await start(dialog)
    await screen.findByText(NO_NETWORK)
  })

  it('asks for the code of a person of whom nothing else is known', async () => {
    const dialog = await choose(bao)
    within(dialog).getByText(/You start with your code/)
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: 'Enter my code' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
