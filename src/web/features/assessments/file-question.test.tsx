import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { getJobQuestions, type AssessmentPackage } from '#contract/assessments/assessments.ts'
import { createRecording } from '#contract/assessments/media.ts'
import { FILE_MIMES, MAX_FILE_BYTES } from '#contract/core/file-rules.ts'
import { formPackage } from '#contract/examples/application-form.ts'
import { profileResume, resume } from '#contract/examples/resumes.ts'
import { getOriginalResume, listResumes } from '#contract/people/resumes.ts'
import { STANDARD_FIELDS } from '#contract/plan-editor/standard-fields.ts'
import { beginAssessment } from '#testing/components/assessment.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, reply, type Reply } from '#testing/components/fake-server.ts'
import { docxOf, pdfOf } from '#testing/files.ts'

const { sections: _, ...form } = formPackage
const content: AssessmentPackage = {
  ...form,
  questions: [
    {
      question_id: 'resume',
      text: STANDARD_FIELDS.resume.text,
      is_required: true,
      response_set: '',
      file: { formats: ['pdf', 'txt'] },
    },
  ],
}

describe('a question that is answered by a file', () => {
  it('stores the file, names it as the answer, and takes it back', async () => {
    const { user, stored } = await begin()
    screen.getByText('A file of at most 10 MB: PDF or TXT.')
    await user.upload(picker(), new File([new Uint8Array(pdfOf('Inés Prado'))], 'Inés Prado.pdf'))
    await screen.findByText('Inés Prado.pdf')
    await waitFor(() => expect(stored.get('resume')).toMatch(/^[0-9a-f-]{36}$/))
    screen.getByRole('button', { name: 'Choose another file' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await screen.findByText('Inés Prado.pdf', { selector: 'dd' })
    await user.click(screen.getByRole('button', { name: 'Change: Resume' }))
    await user.click(await screen.findByRole('button', { name: 'Remove the file' }))
    await waitFor(() => expect(stored.get('resume')).toBe(''))
    expect(screen.queryByText('Inés Prado.pdf')).toBeNull()
  })

  it.each([
    [
      'a program',
      new File(['MZ\u0000'], 'cv.pdf'),
      /^Error: Please try uploading a different file/,
    ],
    [
      'a Word document where only PDF and text are taken',
      new File([new Uint8Array(docxOf('Inés Prado'))], 'cv.pdf'),
      /^Error: Please try uploading a different file/,
    ],
    [
      'an RTF file with the name of another, and says so',
      new File([String.raw`{\rtf1\ansi Hello}`], 'cv.pdf'),
      /^Error: Please try uploading a different file ?This is an RTF file\./,
    ],
    [
      'more than 10 MB',
      new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'cv.pdf'),
      'This file is larger than 10 MB. Choose a smaller one.',
    ],
  ])('says at once that it does not take %s', async (_, file, said) => {
    const { user, stored } = await begin()
    await user.upload(picker(), file)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(said)
    expect(screen.getByRole('button', { name: 'Choose a file' })).toHaveProperty('disabled', false)
    expect(stored.has('resume')).toBe(false)
    await expectAccessible()
  })

  it('says which photo this browser cannot read, and goes on without it', async () => {
    const { user, stored } = await begin()
    const photos = document.querySelector<HTMLInputElement>('input[data-photos]')
    if (photos === null) throw new Error('There is nothing to choose photos with.')
    // jsdom reads no images, like a browser with a format that it does not know.
    await user.upload(photos, new File(['x'], 'page.heic', { type: 'image/heic' }))
    await screen.findByText(/^This browser cannot read page\.heic\./)
    expect(screen.queryByRole('button', { name: 'Use these pages' })).toBeNull()
    expect(stored.has('resume')).toBe(false)
    await expectAccessible()
  })

  it('takes the resume of the profile by a press', async () => {
    const file = pdfOf('Inés Prado').toString()
    const { user, stored } = await begin([reply(getOriginalResume, file)])
    await user.click(
      await screen.findByRole('button', { name: 'Use “Ines Prado.pdf” from My Profile' }),
    )
    await screen.findByText('Ines Prado.pdf')
    await waitFor(() => expect(stored.get('resume')).toMatch(/^[0-9a-f-]{36}$/))
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
  })

  it('offers the resume of another application, where the profile has none', async () => {
    await begin([reply(listResumes, { data: [resume, { ...resume, ref_id: 799 }] })])
    await screen.findByRole('button', { name: 'Use “Ines Prado.pdf” from your last application' })
    await expectAccessible()
  })

  it('offers no resume that it has already, and none of a format that it does not take', async () => {
    let isAsked = false
    const list = reply(listResumes, () => {
      isAsked = true
      return { data: [{ ...profileResume, mime: FILE_MIMES.doc }, resume] }
    })
    await begin([list])
    await waitFor(() => expect(isAsked).toBe(true))
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
  })

  it('is said to be required to who came back for it', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('button', { name: 'Review' }))
    await user.click(await screen.findByRole('button', { name: 'Go to the unanswered question' }))
    await screen.findByText('The Resume field is required')
    await expectAccessible()
  })
})

function begin(more: readonly Reply[] = []) {
  const questions = reply(getJobQuestions, { data: content })
  return beginAssessment([questions, leaveUnanswered(createRecording), ...more], 1)
}

function picker(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (input === null) throw new Error('There is nothing to choose a file with.')
  return input
}
