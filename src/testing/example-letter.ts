// A letter with its signatures, as offers have them.
import type {
  Certificate,
  Letter,
  LetterDocument,
  SealInput,
} from '#server/offers/signing/document-types.ts'

const SIGNED_AT = '2026-12-01T10:00:00.000Z'

/** An English letter in which a candidate and the company sign. */
export const exampleLetter = {
  title: 'Offer of employment',
  language: 'en',
  pageSize: 'A4',
  header: 'Harbor & Pine',
  html: [
    '<h1>Offer of employment</h1>',
    '<p>Dear Nguyễn Thị Hương, Łukasz, Ελένη and Юлия,</p>',
    '<p>We are <strong>pleased</strong> to offer you the position of <em>editor</em>.</p>',
    '<ul><li>Salary: $85,000</li><li>Start: January 4, 2027</li></ul>',
    '<table><tbody><tr>',
    ...(['candidate', 'company_1'] as const).map((signer) => `<td>${blocksOf(signer)}</td>`),
    '</tr></tbody></table>',
  ].join(''),
  footer: 'Confidential',
} as const satisfies Letter

/** What seals such a letter. */
export function exampleSeal(
  document: LetterDocument,
  { certificate, now }: { certificate: Certificate; now: Date },
): SealInput {
  return {
    ...document,
    certificate,
    now,
    title: exampleLetter.title,
    company: 'Harbor & Pine',
    language: 'en',
    verifyUrl: 'https://jobs.example.com/verify-document',
    signatures: [
      {
        signer: 'candidate',
        name: 'Nguyễn Thị Hương',
        email: 'huong@example.com',
        role: 'Candidate',
        signedAt: SIGNED_AT,
        image: { kind: 'typed', text: 'Nguyễn Thị Hương', font: 'dancing_script' },
      },
      {
        signer: 'company_1',
        name: 'Ελένη Παπαδοπούλου',
        role: 'HR director',
        signedAt: SIGNED_AT,
        image: {
          kind: 'drawn',
          strokes: [
            [0.1, 0.8, 0.5, 0.2, 0.9, 0.8],
            [0.95, 0.9],
          ],
        },
      },
    ],
    documents: [{ title: 'Benefits overview', fileName: 'benefits.pdf', sha256: '0c'.repeat(32) }],
    events: [
      { at: '2026-11-30T08:00:00.000Z', kind: 'sent', signer: 'candidate' },
      {
        at: SIGNED_AT,
        kind: 'signed',
        signer: 'candidate',
        address: '203.0.113.7',
        device: 'Firefox on Windows',
        shownHash: 'ab'.repeat(32),
      },
    ],
  }
}

function blocksOf(signer: 'candidate' | 'company_1'): string {
  return ['signature', 'name', 'date']
    .map((kind) => `<p><span data-block="${kind}" data-signer="${signer}"></span></p>`)
    .join('')
}
