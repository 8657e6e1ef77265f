import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { verifyDocument, type DocumentVerification } from '#contract/offers/verify-document.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'

const PDF = new File(['%PDF-1.7'], 'Offer.pdf', { type: 'application/pdf' })
const NOTHING = { title: null, company: null, sealed_at: null, signers: [] }

describe('the page that verifies a document', () => {
  it('says that a document is unchanged, who sealed it, and who signed it', async () => {
    await openAndChoose(PDF)
    await screen.findByText('This document is unchanged')
    screen.getByRole('heading', { level: 2, name: 'Offer of employment' })
    screen.getByText('Harbor & Pine')
    screen.getByText('Dec 1, 2026, 10:05 AM')
    screen.getByText('Ines Prado')
    screen.getByText('HR director', { exact: false })
    screen.getByText('Offer.pdf')
    screen.getByText(/PDF readers don’t know it/u)
    await expectAccessible()
  })

  it('names the parties by words where the record names them by keys', async () => {
    const signed_at = '2026-12-01T10:00:00.000Z'
    const signers = [
      { name: 'Ines Prado', role: 'candidate', signed_at },
      { name: 'Grace Lindqvist', role: 'company_1', signed_at },
    ]
    await openAndChoose(PDF, answer({ result: 'unchanged', signers }))
    await screen.findByText(/^Candidate · /u)
    screen.getByText(/^For the company · /u)
  })

  it.each([
    ['changed', 'This document was changed'],
    ['changed_after', 'This document was changed after it was sealed'],
    ['sealed_by_others', 'This document was not sealed here'],
    ['not_sealed', 'This document has no seal'],
    ['encrypted', 'This document is protected by a password'],
    ['not_a_pdf', 'This file is not a PDF'],
  ] as const)('says what %s means, and shows no record', async (result, title) => {
    await openAndChoose(PDF, answer({ result }))
    await screen.findByText(title)
    expect(screen.queryByText('Signers')).toBeNull()
    await expectAccessible()
  })

  it.each([
    ['es', 'Elegir un archivo', 'Este documento no ha cambiado'],
    ['fr', 'Choisir un fichier', 'Ce document n’a pas été modifié'],
  ] as const)('speaks %s', async (locale, button, title) => {
    const { user } = await renderApp('/verify-document', { locale })
    await screen.findByRole('button', { name: button })
    await user.upload(fileInput(), PDF)
    await screen.findByText(title)
  })

  it('does not send a file that is too large, and says so', async () => {
    const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Large.pdf')
    await openAndChoose(large, refuse(verifyDocument, 'internal'))
    await screen.findByText('This file is larger than 10 MB. Choose a smaller one.')
  })

  it('says why the server refused', async () => {
    await openAndChoose(PDF, refuse(verifyDocument, 'rate_limited'))
    await screen.findByText('Too many tries. Wait a little and try again.')
    await expectAccessible()
  })

  it('opens without network, says that verifying needs it, and tries the same file again', async () => {
    const { user, server } = await openAndChoose(PDF, null)
    await screen.findByRole('heading', { level: 2, name: /offline|does not answer/u })
    await expectAccessible()
    server.isReachable = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('This document is unchanged')
  })
})

function answer(found: Partial<DocumentVerification> & Pick<DocumentVerification, 'result'>) {
  return reply(verifyDocument, { data: { ...NOTHING, ...found } })
}

/** Opens the page and chooses a file; `null` for a server out of reach. */
async function openAndChoose(file: File, answered?: Reply | null) {
  const replies = answered === undefined || answered === null ? [] : [answered]
  const app = await renderApp('/verify-document', { isOffline: answered === null, replies })
  await screen.findByRole('heading', { level: 1, name: 'Verify a document' })
  await app.user.upload(fileInput(), file)
  return app
}

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is no file input.')
  return input
}
