import { PDF, PdfDict, PdfName, PdfString } from '@libpdf/core'
import { beforeAll, describe, expect, it } from 'vitest'

import { exampleLetter } from '#testing/example-letter.ts'

import { inspectUpload } from './check-document.ts'
import { letterToPdf } from './document-engine.ts'

let bare: Uint8Array

beforeAll(async () => {
  bare = (await letterToPdf(exampleLetter)).pdf
})

async function withAction(place: 'catalog' | 'page', action: Record<string, string>) {
  const pdf = await PDF.load(bare)
  const { S = '', ...texts } = action
  const entries = Object.entries(texts).map(
    ([key, text]) => [key, PdfString.fromString(text)] as const,
  )
  const dict = PdfDict.of({ S: PdfName.of(S), ...Object.fromEntries(entries) })
  if (place === 'catalog') pdf.getCatalog().set('OpenAction', pdf.register(dict))
  else pdf.getPage(0)?.dict.set('AA', PdfDict.of({ O: pdf.register(dict) }))
  return pdf.save({ useXRefStream: true })
}

describe('an uploaded document', () => {
  it('is accepted as a PDF', async () => {
    expect(await inspectUpload(bare)).toBe('pdf')
  })

  it('is refused with scripts, or when it starts a program', async () => {
    const files = [
      await withAction('catalog', { S: 'JavaScript', JS: 'app.alert(1)' }),
      await withAction('page', { S: 'JavaScript', JS: 'app.alert(1)' }),
      await withAction('page', { S: 'Launch', F: 'calc.exe' }),
    ]
    const results = await Promise.allSettled(files.map(inspectUpload))
    expect(results).toEqual(
      files.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ problem: 'file_has_scripts' }) as unknown,
      })),
    )
  })

  it('is refused with a name in hexadecimal that hides a script', async () => {
    const plain = Buffer.from(await (await PDF.load(bare)).save({ useXRefStream: false }))
    const text = plain.toString('latin1')
    const hidden = text.replace(
      '/Catalog',
      '/Catalog /AA << /WC << /S /J#61vaScript /J#53 (x) >> >>',
    )
    expect(hidden).not.toBe(text)
    await expect(inspectUpload(Buffer.from(hidden, 'latin1'))).rejects.toMatchObject({
      problem: 'file_has_scripts',
    })
  })

  it('is refused when it is encrypted, empty, damaged, too large or of another kind', async () => {
    const locked = await PDF.load(bare)
    locked.setProtection({ userPassword: 'secret' })
    const cases = [
      ['file_encrypted', await locked.save()],
      ['wrong_content', new Uint8Array()],
      ['wrong_content', Buffer.from('{\\rtf1 A letter}')],
      ['file_unreadable', Buffer.from('%PDF-1.7 and nothing else')],
      ['file_unreadable', Buffer.from('PK\u0003\u0004 and nothing else')],
      ['file_too_large', new Uint8Array(10 * 1024 * 1024 + 1)],
    ] as const
    const results = await Promise.allSettled(cases.map(([, bytes]) => inspectUpload(bytes)))
    expect(results).toEqual(
      cases.map(([problem]) => ({
        status: 'rejected',
        reason: expect.objectContaining({ problem }) as unknown,
      })),
    )
  })
})
