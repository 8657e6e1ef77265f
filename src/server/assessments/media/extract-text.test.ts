import { describe, expect, it } from 'vitest'

import { docxOf, endlessPdf, pdfBomb, pdfOf, zipBomb } from '#testing/files.ts'

import { readNow, textOf } from './extract-text.ts'

const MIB = 1024 * 1024

describe('the text of a file', () => {
  it('is what a PDF says', async () => {
    const bytes = pdfOf('Twelve years in warehouses')
    expect(await textOf({ bytes, format: 'pdf' })).toBe('Twelve years in warehouses')
  })

  it('is what a Word document says, paragraph by paragraph', async () => {
    const bytes = docxOf('Inés Prado', 'Forklift license')
    expect(await textOf({ bytes, format: 'docx' })).toBe('Inés Prado\nForklift license')
  })

  it('is read from a document with large pictures, which are few', async () => {
    expect(await textOf({ bytes: zipBomb(MIB), format: 'docx' })).toBe('Hello')
  })

  it.each([
    ['UTF-8', Buffer.from('Inés')],
    ['Windows-1252', Buffer.from('Inés', 'latin1')],
    ['UTF-16', Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from('Inés', 'utf16le')])],
  ])('is read from plain text in %s', async (_, bytes) => {
    expect(await textOf({ bytes, format: 'txt' })).toBe('Inés')
  })

  it('is plain: marks and scripts stay letters, control characters go', async () => {
    const bytes = Buffer.from('<script>alert(1)</script>\u0007\r\nEnd')
    expect(await textOf({ bytes, format: 'txt' })).toBe('<script>alert(1)</script>\nEnd')
  })

  it('is cut where no one reads on', async () => {
    const bytes = Buffer.alloc(MIB, 'word ')
    expect((await textOf({ bytes, format: 'txt' }))?.length).toBeLessThanOrEqual(200_000)
  })
})

describe('a file is not read', () => {
  it.each([
    ['a broken PDF', 'pdf', Buffer.from('%PDF-1.7 and nothing else')],
    ['a PDF whose pages lead back to themselves', 'pdf', endlessPdf()],
    ['a Word document that is no zip', 'docx', Buffer.from('PK\u0003\u0004word/document.xml')],
    ['an old Word document that is broken', 'doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['a zip that unpacks to more than fits', 'docx', zipBomb(65 * MIB)],
    ['a zip that lies about its size', 'docx', zipBomb(65 * MIB, { saidSize: 100 })],
    ['text without letters', 'txt', Buffer.from(' \n\t')],
  ] as const)('when it is %s', async (_, format, bytes) => {
    expect(await textOf({ bytes, format })).toBeNull()
  })

  it('when it needs too much memory, and is where there is enough', async () => {
    const file = { bytes: pdfBomb(200 * MIB), format: 'pdf' } as const
    expect(await textOf(file, { mib: 64 })).toBeNull()
    expect(await textOf({ bytes: pdfBomb(MIB), format: 'pdf' })).toBe('Hello')
  })

  it('when it takes too long, and the next one is', async () => {
    // So much that no thread is through with it in a millisecond.
    const file = { bytes: pdfBomb(20 * MIB), format: 'pdf' } as const
    expect(await textOf(file, { ms: 1 })).toBeNull()
    expect(await textOf(file)).toBe('Hello')
  })
})

describe('a file that a user waits for', () => {
  const resume = { bytes: Buffer.from('Inés Prado'), format: 'txt' } as const
  const slow = { bytes: pdfBomb(200 * MIB), format: 'pdf' } as const

  it('is read while a job and another user have slow ones', async () => {
    let isJobDone = false
    const job = textOf(slow, { ms: 60_000 }).finally(() => (isJobDone = true))
    const other = readNow(slow, { ms: 60_000 })
    const reading = await readNow(resume, { ms: 60_000 })
    expect(reading).toEqual({ text: 'Inés Prado', isLate: false })
    expect(isJobDone).toBe(false)
    await Promise.all([job, other])
  })

  it('is late when there was no time for it, and not when it cannot be read', async () => {
    expect(await readNow(slow, { ms: 1 })).toEqual({ text: null, isLate: true })
    const broken = { bytes: Buffer.from('%PDF-1.7 and nothing else'), format: 'pdf' } as const
    expect(await readNow(broken, { ms: 60_000 })).toEqual({ text: null, isLate: false })
  })
})
