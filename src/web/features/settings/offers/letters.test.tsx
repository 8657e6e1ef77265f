import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { stateTag } from '#contract/core/state-tag.ts'
import { offerLetter } from '#contract/examples/offer-letters.ts'
import {
  archiveOfferTemplate,
  createOfferTemplate,
  duplicateOfferTemplate,
  listOfferLetters,
  saveOfferTemplate,
} from '#contract/offers/offer-letters.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { settingsAdmin } from '#testing/components/settings-admin.ts'

const LIST = '/settings/offers/offer-letter-templates'
const { name, language, page_size, header, body_html, footer } = offerLetter

describe('the list of offer letters', () => {
  it('names each with its language and version, and archives one with a way back', async () => {
    const sent: unknown[] = []
    const archives = reply(archiveOfferTemplate, ({ body }) => {
      sent.push(body)
      return { data: offerLetter }
    })
    const { user } = await renderApp(LIST, { as: settingsAdmin, replies: [archives] })
    const row = within(await screen.findByRole('row', { name: /Carta de oferta/ }))
    row.getByText('Español')
    await expectAccessible()
    await user.click(row.getByRole('button', { name: 'Archive Carta de oferta' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toEqual([{ is_archived: true }, { is_archived: false }]))
  })

  it('says that there are none, and that none matches', async () => {
    const none = { data: [], meta: { page: 1, page_size: 25, total: 0 } }
    const replies = [reply(listOfferLetters, () => none)]
    const { user, address } = await renderApp(LIST, { as: settingsAdmin, replies })
    await screen.findByText('No letters yet')
    await user.selectOptions(screen.getByLabelText('State'), 'Archived')
    await screen.findByText('No letter matches')
    expect(address()).toBe(`${LIST}?state=archived`)
  })
})

describe('a new offer letter', () => {
  it('begins with the signature of the candidate, and is opened once it is saved', async () => {
    const sent: unknown[] = []
    const creates = reply(createOfferTemplate, ({ body }) => {
      sent.push(body)
      return { data: offerLetter }
    })
    const options = { as: settingsAdmin, replies: [creates] }
    const { user, address } = await renderApp(`${LIST}/new`, options)
    await user.type(await screen.findByLabelText('Name'), 'Night shift')
    await user.selectOptions(screen.getByLabelText('Page size'), 'A4')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(address()).toBe(`${LIST}/41`))
    expect(sent).toMatchObject([{ name: 'Night shift', language: 'en', page_size: 'A4' }])
    expect(JSON.stringify(sent)).toContain('{{signature:candidate}}')
  })

  it.each([
    ['letter_name_taken', 'A letter with this name exists in this language already.'],
    ['letter_unsigned', 'Add a signature block for the candidate.'],
  ] as const)('says why it is refused with %s', async (code, words) => {
    const replies = [refuse(createOfferTemplate, code)]
    const { user } = await renderApp(`${LIST}/new`, { as: settingsAdmin, replies })
    await user.type(await screen.findByLabelText('Name'), 'Night shift')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText(words)
  })

  it('names each variable that there is not', async () => {
    const { user } = await renderApp(`${LIST}/new`, { as: settingsAdmin })
    const line = await screen.findByLabelText(/^Header/)
    // Two braces type one.
    await user.type(line, '{{{{pay}} {{{{company_name}} {{{{salary}}')
    await screen.findByText('There are no variables {{pay}} and {{salary}}.')
    await expectAccessible()
  })
})

describe('an offer letter', () => {
  it('is saved from the state that it was read in, with menus of what it can hold', async () => {
    const begun: (string | null)[] = []
    const saves = reply(saveOfferTemplate, ({ headers }) => {
      begun.push(headers.get('if-match'))
      return { data: { ...offerLetter, footer: 'Secret' } }
    })
    const { user } = await renderApp(`${LIST}/41`, { as: settingsAdmin, replies: [saves] })
    const line = await screen.findByLabelText(/^Footer/)
    const menu = await screen.findByRole('button', { name: 'Insert signature' })
    await user.click(menu)
    screen.getByRole('menuitem', { name: /Candidate: Signature/ })
    await user.keyboard('{Escape}')
    await expectAccessible()
    await user.clear(line)
    await user.type(line, 'Secret')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('The letter is saved.')
    const base = { name, language, page_size, header, body_html, footer }
    expect(begun).toEqual([stateTag(base)])
    expect(screen.getByLabelText(/^Footer/)).toHaveProperty('value', 'Secret')
  })

  it('is duplicated, and the copy is opened', async () => {
    const sent: unknown[] = []
    const duplicates = reply(duplicateOfferTemplate, ({ body }) => {
      sent.push(body)
      return { data: { ...offerLetter, offer_template_id: 43 } }
    })
    const options = { as: settingsAdmin, replies: [duplicates] }
    const { user, address } = await renderApp(`${LIST}/41`, options)
    await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(address()).toBe(`${LIST}/43`))
    expect(sent).toEqual([{ name: 'Copy of Standard offer' }])
  })

  it('lists its versions, and shows an older text', async () => {
    const { user } = await renderApp(`${LIST}/41`, { as: settingsAdmin })
    await user.click(await screen.findByText('Versions'))
    await user.click(await screen.findByRole('button', { name: 'Read version 1' }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText(/We offer you the position of/)
    await expectAccessible()
  })
})
