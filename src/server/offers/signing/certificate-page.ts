// The last page of a sealed document: who signed, when and how, and how to verify it.
import type { Content, TableCell } from 'pdfmake/interfaces.js'

import { DOCUMENT_LABELS, momentIn } from './document-labels.ts'
import type { SealInput, Signature, SigningEvent } from './document-types.ts'
import { shownText, wholeLetters } from './fonts.ts'
import { layOutPdf } from './lay-out-pdf.ts'

const GREY = '#5b6472'
const LINE = '#c9ced6'
const TIMES = ['sent', 'opened', 'consented', 'signed'] as const

type Input = SealInput & { readonly documentHash: string; readonly pageSize: PageSize }
type PageSize = { readonly width: number; readonly height: number }

/** A PDF of one page, or more where many signed. */
export function layOutCertificatePage(input: Input): Promise<Uint8Array> {
  const { language, title, company, verifyUrl, now, documentHash, signatures, pageSize } = input
  const { documents } = input
  const labels = DOCUMENT_LABELS[language]
  const facts = rowsOf([
    [labels.document, shownText(title)],
    [labels.fingerprint, hashOf(documentHash)],
    [labels.sealed, momentIn(language, now)],
  ])
  return layOutPdf({
    pageSize,
    pageMargins: 56,
    language,
    info: { title: shownText(title), producer: 'Fairlead', creator: 'Fairlead' },
    defaultStyle: {
      fontSize: 9,
      ...wholeLetters(JSON.stringify([title, company, signatures, documents])),
    },
    content: [
      { text: labels.heading, fontSize: 18, bold: true, margin: [0, 0, 0, 4] },
      { text: labels.intro(shownText(company)), color: GREY, margin: [0, 0, 0, 12] },
      facts,
      ...attachedOf(input),
      { text: labels.signers, fontSize: 13, bold: true, margin: [0, 12, 0, 6] },
      ...signatures.map((signature) => signerOf(signature, input)),
      { text: labels.verify, fontSize: 13, bold: true, margin: [0, 8, 0, 6] },
      {
        columns: [
          {
            stack: [labels.howToVerify(verifyUrl), labels.unknownCertificate, labels.attached].map(
              (text) => ({ text, margin: [0, 0, 0, 4] as [number, number, number, number] }),
            ),
          },
          { qr: verifyUrl, fit: 76, width: 76 },
        ],
        columnGap: 16,
      },
    ],
  })
}

function signerOf({ signer, name, email, role, signedAt }: Signature, input: Input): Content {
  const { language, events } = input
  const labels = DOCUMENT_LABELS[language]
  const own = events.filter((event) => event.signer === signer)
  const signed = own.findLast(({ kind }) => kind === 'signed') ?? own.at(-1)
  const times = TIMES.map((kind): [string, string] => [
    labels[kind],
    kind === 'signed' ? momentIn(language, new Date(signedAt)) : timeOf(own, { kind, language }),
  ])
  const who = [shownText(role), email === undefined ? '' : shownText(email)]
  return {
    unbreakable: true,
    margin: [0, 0, 0, 10],
    stack: [
      { text: shownText(name), bold: true, fontSize: 11 },
      { text: who.filter((text) => text !== '').join(' · '), color: GREY, margin: [0, 0, 0, 3] },
      rowsOf([
        ...times,
        [labels.address, shownText(signed?.address ?? '')],
        [labels.device, shownText(signed?.device ?? '')],
        [labels.shown, hashOf(signed?.shownHash ?? '')],
      ]),
    ],
  }
}

/** The documents that went with the letter, each by the fingerprint of its bytes. */
function attachedOf({ documents, language }: Input): Content[] {
  if (documents.length === 0) return []
  const labels = DOCUMENT_LABELS[language]
  return [
    { text: labels.documents, fontSize: 13, bold: true, margin: [0, 12, 0, 2] },
    { text: labels.documentHashes, color: GREY, margin: [0, 0, 0, 4] },
    rowsOf(documents.map(({ title, sha256 }) => [shownText(title), hashOf(sha256)])),
  ]
}

function timeOf(
  events: readonly SigningEvent[],
  { kind, language }: { kind: SigningEvent['kind']; language: Input['language'] },
): string {
  const event = events.find((one) => one.kind === kind)
  return event === undefined ? '' : momentIn(language, new Date(event.at))
}

// What is not known has no row.
function rowsOf(rows: readonly (readonly [string, string])[]): Content {
  const body = rows
    .filter(([, value]) => value !== '')
    .map(([label, text]): TableCell[] => [{ text: label, color: GREY }, { text }])
  return {
    table: { widths: [150, '*'], body },
    layout: {
      hLineWidth: (row: number) => (row === 0 || row === body.length ? 0 : 0.5),
      vLineWidth: () => 0,
      hLineColor: () => LINE,
      paddingLeft: () => 0,
    },
  }
}

/** In groups of eight: people compare them by eye, and lines break between them. */
function hashOf(hash: string): string {
  return hash.match(/.{1,8}/gu)?.join(' ') ?? ''
}
