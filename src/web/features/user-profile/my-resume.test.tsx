import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { profileResume, resume } from '#contract/examples/resumes.ts'
import { candidate } from '#contract/examples/session.ts'
import {
  deleteResume,
  getResumeText,
  listResumes,
  uploadResume,
  type Resume,
} from '#contract/people/resumes.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { refuse, refuseFields, reply, type Reply } from '#testing/components/fake-server.ts'
import { renderApp } from '#testing/components/render-app.tsx'
import { pdfOf } from '#testing/files.ts'

const REFUSED = /^Error: Please try uploading a different file/

const pdf = () => new File([new Uint8Array(pdfOf('Inés Prado'))], 'Ines Prado.pdf')

/** `own`: what the profile has at first. */
async function open(own: Resume | null, more: readonly Reply[] = []) {
  const stored = { own }
  const app = await renderApp('/user/personal-profile', {
    as: candidate,
    replies: [
      reply(listResumes, () => ({ data: stored.own === null ? [resume] : [stored.own, resume] })),
      reply(uploadResume, () => {
        stored.own = profileResume
        return { data: profileResume }
      }),
      reply(deleteResume, ({ query }) => {
        expect(query).toEqual({ only: 'profile' })
        stored.own = null
        return { data: { user_id: 41, deleted_count: 1 } }
      }),
      ...more,
    ],
  })
  const card = within(await screen.findByRole('region', { name: 'My resume' }))
  return { ...app, card, stored }
}

async function choose({ user, card }: Awaited<ReturnType<typeof open>>, file: File) {
  await card.findByRole('button', { name: /^Choose (a|another) file$/ })
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is nothing to choose a file with.')
  await user.upload(input, file)
}

describe('my resume', () => {
  it('is stored, shown with a way to download it, and replaced', async () => {
    const app = await open(null)
    await choose(app, pdf())
    const link = await app.card.findByRole('link', { name: 'Download Ines Prado.pdf' })
    expect(link.getAttribute('href')).toBe(`/resume/v1/original-file/${profileResume.resume_id}/`)
    app.card.getByRole('button', { name: 'Choose another file' })
    await expectAccessible()
  })

  it('is refused on the device where its content is a program', async () => {
    const app = await open(null)
    await choose(app, new File(['MZ\u0000'], 'cv.pdf'))
    expect((await app.card.findByRole('alert')).textContent).toMatch(REFUSED)
    app.card.getByText('This file is not what its name says: it holds something other than a PDF.')
    expect(app.card.getAllByText(/^A file of at most 10 MB/)).toHaveLength(1)
    expect(app.stored.own).toBeNull()
    await expectAccessible()
  })

  it.each([
    ['the file', refuseFields(uploadResume, 'file'), REFUSED],
    ['the request', refuse(uploadResume, 'disk_full'), /^The server has no room left/],
  ])('says why the server refuses %s', async (_, refusal, said) => {
    const app = await open(null, [refusal])
    await choose(app, pdf())
    expect((await app.card.findByRole('alert')).textContent).toMatch(said)
    app.card.getByRole('button', { name: 'Choose a file' })
  })

  it('is read in the app', async () => {
    const text = '<b>Twelve years</b>\nin warehouses'
    const reading = reply(getResumeText, () => ({ data: { text_state: 'ready' as const, text } }))
    const { card, user } = await open(profileResume, [reading])
    await user.click(await card.findByRole('button', { name: 'Read Ines Prado.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ines Prado.pdf' }))
    const shown = await dialog.findByRole('region', { name: 'Text of Ines Prado.pdf' })
    expect(shown.textContent).toBe(text)
    dialog.getByRole('link', { name: 'Download Ines Prado.pdf' })
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each([
    [
      'that it has no text',
      reply(getResumeText, () => ({ data: { text_state: 'unreadable' as const, text: '' } })),
      'Its text cannot be read here. Download it to open it.',
    ],
    ['why it cannot be read', refuse(getResumeText, 'not_found'), 'This could not be found.'],
  ])('says %s', async (_, answer, said) => {
    const { card, user } = await open(profileResume, [answer])
    await user.click(await card.findByRole('button', { name: 'Read Ines Prado.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ines Prado.pdf' }))
    await dialog.findByText(said)
    dialog.getByRole('link', { name: 'Download Ines Prado.pdf' })
  })

  it('is deleted once the user has read what stays', async () => {
    const { card, stored, user } = await open(profileResume)
    await user.click(await card.findByRole('button', { name: 'Delete my resume' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your resume?' }))
    dialog.getByText(/Applications that already have it keep their copy\.$/)
    expect(stored.own).not.toBeNull()
    await expectAccessible()
    await user.click(dialog.getByRole('button', { name: 'Delete my resume' }))
    await waitFor(() => expect(stored.own).toBeNull())
    await card.findByRole('button', { name: 'Choose a file' })
    expect(card.queryByRole('link')).toBeNull()
  })
})
