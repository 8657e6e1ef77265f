import { describe, expect, it } from 'vitest'

import { formatOfBytes } from '#contract/core/file-format.ts'

import { photosToPdf } from './photos-to-pdf.ts'

// Bytes that would end a stream or a string of a PDF if they were read as text.
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0x0a, 0x29, 0x3e, 0x3e, 0x0d, 0xff, 0xd9)
const portrait = { jpeg: JPEG, width: 1500, height: 2000 }
const landscape = { jpeg: JPEG, width: 2000, height: 1500 }

const textOf = (bytes: Uint8Array) => String.fromCodePoint(...bytes)

describe('a PDF of photos', () => {
  it('is one by its bytes, with a page as large as each photo asks for', () => {
    const pdf = photosToPdf([portrait, landscape])
    expect(formatOfBytes(pdf)).toBe('pdf')
    const text = textOf(pdf)
    expect(text.match(/\/MediaBox \[[^\]]*\]/g)).toEqual([
      '/MediaBox [0 0 632 842]',
      '/MediaBox [0 0 842 632]',
    ])
    expect(text).toContain('/Count 2')
    expect(text.endsWith('%%EOF\n')).toBe(true)
  })

  it('holds each photo byte for byte', () => {
    const text = textOf(photosToPdf([portrait]))
    const [, length = ''] = /\/DCTDecode \/Length (\d+)/.exec(text) ?? []
    const begin = text.indexOf('stream\n') + 'stream\n'.length
    expect(text.slice(begin, begin + Number(length))).toBe(textOf(JPEG))
  })

  it('says where each object begins', () => {
    const text = textOf(photosToPdf([portrait, landscape]))
    const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))
    const begins = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at))
    expect(begins).toHaveLength(8)
    begins.forEach((at, index) =>
      expect(text.slice(at)).toMatch(new RegExp(`^${index + 1} 0 obj\n`)),
    )
  })

  it('has a page at least', () => {
    expect(() => photosToPdf([])).toThrow(RangeError)
  })
})
