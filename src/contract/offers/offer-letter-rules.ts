// What an offer letter can hold: its variables, the blocks that flow with its text, and its limits. Without zod: the editor
// checks by it as well.
import { listSpec } from '../core/list-view.ts'
import { STANDARD_OFFER_FIELDS } from './offer-fields-standard.ts'

export const OFFER_LETTER_LIMITS = {
  name: 120,
  /** Characters of a header or a footer, which are one line each. */
  line: 200,
  /** Bytes of HTML. */
  body: 100_000,
  /** Of a company, archived ones included. */
  letters: 200,
  detailsTemplates: 100,
  detailsRows: 40,
  label: 120,
} as const

export const PAGE_SIZES = ['A4', 'Letter'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

const STATES = ['archived'] as const

export const OFFER_LETTER_LIST = listSpec({
  sort: ['name', 'language', 'updated_at'],
  defaultSort: 'name',
  filters: { state: STATES },
})

export const OFFER_DETAILS_LIST = listSpec({
  sort: ['name'],
  defaultSort: 'name',
  filters: { state: STATES },
})

/** Who can sign a letter. */
export const LETTER_SIGNERS = ['candidate', 'company_1', 'company_2'] as const
export type LetterSigner = (typeof LETTER_SIGNERS)[number]

/** What a signer leaves in a letter. */
export const SIGNER_BLOCKS = ['signature', 'name', 'date'] as const
export type SignerBlock = (typeof SIGNER_BLOCKS)[number]

/** The name in braces of a block: `signature:candidate`. */
export function signerToken(block: SignerBlock, signer: LetterSigner): string {
  return `${block}:${signer}`
}

/** A block and its signer, by the name in braces; null for any other name. */
export function signerBlockIn(name: string): { block: SignerBlock; signer: LetterSigner } | null {
  const [first, second, ...rest] = name.split(':')
  const block = SIGNER_BLOCKS.find((one) => one === first)
  const signer = LETTER_SIGNERS.find((one) => one === second)
  return block === undefined || signer === undefined || rest.length > 0 ? null : { block, signer }
}

/** The name in braces that the table of a details template stands for. */
export const DETAILS_TOKEN = 'details'

/** What a letter names beside the fields of an offer. */
export const LETTER_VARIABLES = [
  'first_name',
  'last_name',
  'company_name',
  'job_name',
  'sender_name',
  'today',
] as const
export type LetterVariable = (typeof LETTER_VARIABLES)[number]

/** The variables of a letter; `own` are those of the company's own fields, such as `offer_signing_bonus`. */
export function letterVariables(own: readonly string[]): string[] {
  return [...LETTER_VARIABLES, ...STANDARD_OFFER_FIELDS.map(({ key }) => key), ...own]
}

/** The names that the body of a letter can have in braces: header and footer have its variables alone. */
export function bodyNames(own: readonly string[]): string[] {
  const blocks = LETTER_SIGNERS.flatMap((signer) =>
    SIGNER_BLOCKS.map((block) => signerToken(block, signer)),
  )
  return [...letterVariables(own), ...blocks, DETAILS_TOKEN]
}

/** Whether each table of details is a paragraph of its own: within a sentence it would tear the sentence apart. */
export function hasDetailsAlone(html: string): boolean {
  const all = html.match(/\{\{\s*details\s*(?:\|[^{}]*)?\}\}/g) ?? []
  return all.length === (html.match(DETAILS_PARAGRAPH) ?? []).length
}

/** A paragraph that is nothing but the table of details. */
export const DETAILS_PARAGRAPH =
  /<p(?:\s[^<>]*)?>(?:\s|&nbsp;)*\{\{\s*details\s*\}\}(?:\s|&nbsp;)*<\/p>/g
