import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import {
  addDocument,
  deleteDocument,
  getDocumentFile,
  listDocuments,
  restoreDocument,
  saveDocument,
} from '#contract/applicant-documents/applicant-documents.ts'
import { REPLY_MARK } from '#contract/core/reply-mark.ts'
import { applicantDocument, storedDocument } from '#contract/examples/applicant-documents.ts'
import { scorecard } from '#contract/examples/scorecards.ts'
import { recruiter } from '#contract/examples/session.ts'
import { getScorecard } from '#contract/scorecards/scorecards.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import {
  leaveUnanswered,
  refuse,
  refuseFields,
  refuseWith,
  reply,
  type Reply,
} from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { pdfOf } from '#testing/files.ts'

const PATH = '/smartreq-detail-applicant/901'
const TAB = `${PATH}?tab=documents`
const meta = { page: 1, page_size: 50, total: 1 }
const NONE = reply(listDocuments, { data: [], meta: { ...meta, total: 0 } })
const listOf = (changes: Partial<typeof applicantDocument>) =>
  reply(listDocuments, { data: [{ ...applicantDocument, ...changes }], meta })
const PDF = new File([Uint8Array.from(pdfOf('Forklift course'))], 'Forklift.pdf')

describe('the documents of a scorecard', () => {
  it('say what they are and who added them, and are read in place', async () => {
    const { user, entry } = await arrive(listOf({ is_private: true }))
    within(entry).getByText('Private')
    within(entry).getByText('Valid until March 2028')
    within(entry).getByText(/Added by Maya Torres/)
    await expectAccessible()
    await user.click(within(entry).getByRole('button', { name: 'Read Forklift certificate' }))
    const text = await screen.findByRole('region', { name: 'Text of Forklift certificate' })
    expect(text.textContent).toBe('Certificate of competence')
    await expectAccessible()
  })

  it('say that a text is being found, and show it as soon as it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { entry, server } = await arrive(listOf({ text_state: 'waiting' }))
    within(entry).getByText('Its text is being read.')
    server.use(listOf({}))
    await vi.advanceTimersByTimeAsync(5000)
    await screen.findByRole('button', { name: 'Read Forklift certificate' })
    vi.useRealTimers()
  })

  it('are saved under their names, and say why one cannot be fetched', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
    const { user, entry, server } = await arrive(refuse(getDocumentFile, 'not_found'))
    const link = within(entry).getByRole('link', { name: 'Download certificate.pdf' })
    expect(link.getAttribute('href')).toContain(`/documents/${applicantDocument.document_id}/file/`)
    await user.click(link)
    await screen.findByText('Failed to fetch file. This could not be found.')
    expect(saved).not.toHaveBeenCalled()
    const headers = { [REPLY_MARK]: String(Date.now()) }
    const file = async () => new Response('%PDF-1.7', { headers })
    server.use({ endpoint: getDocumentFile, respond: file })
    await user.click(link)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })

  it('take another one, with the same key when it is sent again after a failure', async () => {
    const keys: (string | null)[] = []
    const { user, server } = await arrive(refuseNoting(keys))
    const dialog = await openDialog(user)
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    await within(dialog).findByText('Choose a file.')
    await user.upload(within(dialog).getByLabelText('File'), PDF)
    await user.type(within(dialog).getByLabelText(/^Title/), 'Course')
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    await within(dialog).findByRole('alert')
    expect(within(dialog).getByLabelText(/^Title/)).toHaveProperty('value', 'Course')
    await expectAccessible()
    server.use(
      reply(addDocument, ({ headers }) => {
        keys.push(headers.get('idempotency-key'))
        return { data: storedDocument }
      }),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    await screen.findByText('Document added.')
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [
      'a web page',
      '<html><script>',
      'This file is not what its name says: it holds something other than a PDF.',
    ],
    [
      'too large',
      new Uint8Array(10 * 1024 * 1024 + 1),
      'This file is larger than 10 MB. Choose a smaller one.',
    ],
  ])('refuse a file that is %s at its field, before it is sent', async (_, content, said) => {
    const { user } = await arrive(leaveUnanswered(addDocument))
    const dialog = await openDialog(user)
    await user.upload(within(dialog).getByLabelText('File'), new File([content], 'Course.pdf'))
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    const field = within(dialog).getByLabelText('File')
    await within(dialog).findByText(said)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await user.upload(field, PDF)
    expect(within(dialog).queryByText(said)).toBeNull()
  })

  it('say at the file what the server refuses of it', async () => {
    const { user } = await arrive(refuseFields(addDocument, 'file'))
    const dialog = await openDialog(user)
    await user.upload(within(dialog).getByLabelText('File'), PDF)
    await user.click(within(dialog).getByRole('button', { name: 'Add' }))
    await within(dialog).findByText('Choose a PDF, Word, text or CSV file without macros.')
  })

  it('are changed, and not written over unseen where a colleague changed one meanwhile', async () => {
    const stored = { title: 'License', description: '', is_private: true }
    const { user, entry, server } = await arrive(
      refuseWith(saveDocument, { code: 'conflict', details: { stored } }),
    )
    await user.click(within(entry).getByRole('button', { name: 'Edit Forklift certificate' }))
    const dialog = await screen.findByRole('dialog')
    const title = within(dialog).getByLabelText('Title')
    await user.clear(title)
    await user.type(title, 'Forklift license')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await within(dialog).findByText('License')
    await expectAccessible()
    const sent: unknown[] = []
    server.use(
      reply(saveDocument, ({ body }) => {
        sent.push(body)
        return { data: storedDocument }
      }),
    )
    await user.click(within(dialog).getByRole('button', { name: 'Save mine over it' }))
    const description = 'Valid until March 2028'
    await waitFor(() =>
      expect(sent).toEqual([{ title: 'Forklift license', description, is_private: false }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('are deleted, and put back from the notice', async () => {
    const done: string[] = []
    const { user, entry } = await arrive(
      reply(deleteDocument, ({ params }) => {
        done.push('delete')
        return { data: { ...params, undo_until: '2026-11-14T10:10:00.000Z' } }
      }),
      reply(restoreDocument, () => {
        done.push('restore')
        return { data: storedDocument }
      }),
    )
    await user.click(within(entry).getByRole('button', { name: 'Delete Forklift certificate' }))
    await screen.findByText('Document deleted successfully')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(done).toEqual(['delete', 'restore']))
  })

  it('tell who deletes one that a colleague deleted before', async () => {
    const { user, entry, server } = await arrive(refuse(deleteDocument, 'not_found'))
    server.use(NONE)
    await user.click(within(entry).getByRole('button', { name: 'Delete Forklift certificate' }))
    await screen.findByText('Someone deleted this document already.')
    await screen.findByText(/^No documents yet/)
  })

  it('offer no change to who may not make one, and no privacy to who does not see private data', async () => {
    const data = { ...scorecard, can_see_private: false }
    const { user, entry } = await arrive(
      listOf({ can_change: false }),
      reply(getScorecard, { data }),
    )
    expect(within(entry).queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull()
    const dialog = await openDialog(user)
    within(dialog).getByText('Colleagues who see this application can open it.')
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
  })

  it('take no more where the application was merged into another one', async () => {
    const data = { ...scorecard, is_merged: true }
    const { entry } = await arrive(reply(getScorecard, { data }))
    within(entry).getByRole('link', { name: 'Download certificate.pdf' })
    expect(within(entry).queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add a document' })).toBeNull()
  })

  it('are led to by their address, and say why they could not be loaded', async () => {
    const replies = [refuse(listDocuments, 'internal')]
    const { user, server } = await renderApp(`${PATH}#documents`, { as: recruiter, replies })
    const heading = await screen.findByRole('heading', { name: 'Documents' })
    const again = await within(cardOf(heading)).findByRole('button', { name: 'Try again' })
    server.use(NONE)
    await user.click(again)
    await screen.findByText(/^No documents yet/)
    expect(document.activeElement).toBe(heading)
  })
})

type Arrived = Awaited<ReturnType<typeof renderApp>>

function cardOf(heading: HTMLElement): HTMLElement {
  const card = heading.closest('section')
  if (card === null) throw new Error('The heading is in no section.')
  return card
}

async function arrive(...replies: Reply[]) {
  const app = await renderApp(TAB, { as: recruiter, replies })
  const title = await screen.findByText('Forklift certificate', { selector: 'strong' })
  const entry = title.closest('li')
  if (entry === null) throw new Error('The document is in no list.')
  return { ...app, entry }
}

async function openDialog(user: Arrived['user']): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Add a document' }))
  return screen.findByRole('dialog')
}

function refuseNoting(keys: (string | null)[]): Reply {
  const refused = refuse(addDocument, 'internal')
  return {
    endpoint: addDocument,
    respond: (request) => {
      keys.push(request.headers.get('idempotency-key'))
      return refused.respond(request)
    },
  }
}
