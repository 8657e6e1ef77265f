import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { offerDocument } from '#contract/examples/offer-documents.ts'
import { offer } from '#contract/examples/offers.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import {
  addOfferDocument,
  deleteOfferDocument,
  listOfferDocuments,
  type OfferDocument,
  renameOfferDocument,
} from '#contract/offers/offer-documents.ts'
import { listOffers, type Offer } from '#contract/offers/offers.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuseWith, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { pdfOf } from '#testing/files.ts'

const PATH = '/smartreq-detail-applicant/901?job=301&tab=offer'
const FILE = new File([Uint8Array.from(pdfOf('Benefits'))], 'Benefits.pdf')

describe('the documents of an offer', () => {
  it('are added with a file, and say why the server does not take one', async () => {
    const refused = refuseWith(addOfferDocument, {
      code: 'validation_failed',
      fields: { file: 'The file is protected with a password.' },
      details: { problem: 'file_encrypted' },
    })
    const { user } = await openOffer({ documents: [], more: [refused] })
    await user.click(await screen.findByRole('button', { name: 'Add a document…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    dialog.getByText('Choose a file.')
    await user.upload(dialog.getByLabelText(/^File/u), FILE)
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await dialog.findByText(/^This file is protected with a password\./u)
    await expectAccessible()
  })

  it('are renamed and deleted by their menu', async () => {
    const sent: unknown[] = []
    const { user } = await openOffer({
      more: [
        reply(renameOfferDocument, ({ body }) => {
          sent.push(body)
          return { data: STORED }
        }),
        reply(deleteOfferDocument, {
          data: { user_offer_document_id: 31, message: 'Document deleted successfully' },
        }),
      ],
    })
    const list = within(await screen.findByRole('list', { name: 'Documents' }))
    list.getByText(/^PDF · benefits-2026\.pdf/u)
    await user.click(list.getByRole('button', { name: 'Change Benefits overview' }))
    await expectAccessible()
    await user.click(screen.getByRole('menuitem', { name: 'Rename…' }))
    const title = await screen.findByRole('textbox', { name: /^Title/u })
    await user.clear(title)
    await user.type(title, 'What we offer')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Document renamed.')
    expect(sent).toEqual([{ title: 'What we offer' }])
    await user.click(list.getByRole('button', { name: 'Change Benefits overview' }))
    await user.click(screen.getByRole('menuitem', { name: 'Delete…' }))
    await user.click(await screen.findByRole('button', { name: 'Delete the document' }))
    await screen.findByText('Document deleted successfully')
  })

  it('can only be downloaded once the offer was sent', async () => {
    await openOffer({ changes: { state: 'sent' } })
    const list = within(await screen.findByRole('list', { name: 'Documents' }))
    list.getByRole('link', { name: 'Download benefits-2026.pdf' })
    expect(list.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a document…' })).toBeNull()
  })
})

const {
  title: _title,
  file_name: _name,
  mime: _mime,
  size: _size,
  sha256: _hash,
  ...STORED
} = offerDocument

type Shown = {
  changes?: Partial<Offer>
  documents?: OfferDocument[]
  more?: readonly Reply[]
}

/** Opens the tab of offers on the scorecard of an active applicant. */
async function openOffer({ changes = {}, documents = [offerDocument], more = [] }: Shown) {
  const applicant = { ...scorecard.applicant, status: 'active' as const }
  const meta = { page: 1, page_size: 25, total: 1 }
  return renderApp(PATH, {
    as: recruiter,
    replies: [
      reply(getScorecard, { data: { ...scorecard, applicant } }),
      reply(listOffers, { data: [{ ...offer, ...changes }], meta }),
      reply(listOfferDocuments, { data: documents, meta: { ...meta, total: documents.length } }),
      ...more,
    ],
  })
}
