// A draft of an offer letter as a page, filled with test data: no one's.
import type { Locale } from '#contract/core/shape.ts'
import { unknownVariables } from '#contract/messages/template-variables.ts'
import type { OfferDetailsRow } from '#contract/offers/offer-details-templates.ts'
import {
  bodyNames,
  LETTER_SIGNERS,
  letterVariables,
  type PageSize,
  SIGNER_BLOCKS,
} from '#contract/offers/offer-letter-rules.ts'
import type { OfferLetterContent } from '#contract/offers/offer-letters.ts'

import type { Tx } from '../../db/database.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import { previewPage } from '../../messages/email-editor/preview-email.ts'
import { cleanRichText } from '../../rich-text/clean-rich-text.ts'
import { findFirstRows } from './details-repository.ts'
import { type FilledLetter, fillLetter } from './fill-letter.ts'
import { listOwnVariables } from './letter-repository.ts'
import { sampleValues } from './letter-sample.ts'
import { BLOCK_WORDS, SIGNER_WORDS } from './signer-words.ts'

export type PreviewDeps = { readonly secret: string; readonly now: () => Date }

type Draft = Omit<OfferLetterContent, 'name'>
type Previewed = {
  readonly accountId: number
  readonly draft: Draft
  readonly deps: PreviewDeps
}

/** Stores the page for ten minutes; its path, and the names that the draft does not know. */
export async function previewLetter(
  tx: Tx,
  { accountId, draft, deps }: Previewed,
): Promise<{ path: string; unknown: string[] }> {
  const { header, footer } = draft
  const own = await listOwnVariables(tx, { accountId })
  const html = pageOf(await fillSample(tx, { accountId, draft, today: deps.now() }), draft)
  const unknown = [
    ...unknownVariables(header + footer, letterVariables(own)),
    ...unknownVariables(cleanRichText(draft.body_html), bodyNames(own)),
  ]
  const path = await previewPage(tx, { accountId, html, deps })
  return { path, unknown: [...new Set(unknown)] }
}

/** A draft filled with test data. */
export async function fillSample(
  tx: Tx,
  { accountId, draft, today }: { accountId: number; draft: Draft; today: Date },
): Promise<FilledLetter> {
  const { language } = draft
  const values = await sampleValues(tx, { accountId, language, today })
  const details = (await findFirstRows(tx, { accountId })) ?? SAMPLE_ROWS[language]
  const template = { ...draft, body_html: cleanRichText(draft.body_html) }
  return fillLetter({ template, values, details })
}

/** The table of a company that has no details template yet. */
const SAMPLE_ROWS: Readonly<Record<Locale, readonly OfferDetailsRow[]>> = {
  en: rowsOf({ title: 'Position', salary_amount: 'Salary', start_date: 'Start date' }),
  es: rowsOf({ title: 'Puesto', salary_amount: 'Salario', start_date: 'Fecha de inicio' }),
  fr: rowsOf({ title: 'Poste', salary_amount: 'Salaire', start_date: 'Date de début' }),
}

function rowsOf(labels: Readonly<Record<string, string>>): OfferDetailsRow[] {
  return Object.entries(labels).map(([field_key, label]) => ({
    field_key,
    label,
    is_omitted_when_empty: true,
  }))
}

const WIDTHS: Readonly<Record<PageSize, string>> = { A4: '210mm', Letter: '8.5in' }

function pageOf(
  { header, html, footer }: FilledLetter,
  { language, page_size: size }: Pick<Draft, 'language' | 'page_size'>,
): string {
  const line = (text: string, tag: 'header' | 'footer') =>
    text === '' ? '' : `<${tag}>${escapeHtml(text)}</${tag}>`
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(header)}</title>
<style>${STYLE}article{max-width:${WIDTHS[size]}}${blockStyle(language)}</style></head>
<body><article>${line(header, 'header')}<main>${html}</main>${line(footer, 'footer')}</article></body></html>`
}

const STYLE = `body{margin:0;background:#eceef1;color:#1c2530;font:14px/1.5 Inter,system-ui,sans-serif}
article{box-sizing:border-box;margin:0 auto;padding:clamp(16px,6vw,72px);background:#fff}
header,footer{color:#55606d;font-size:12px}header{margin-bottom:24px}footer{margin-top:32px}
table{border-collapse:collapse;width:100%;margin:0 0 12px}th,td{border:1px solid #c6ccd3;padding:6px 10px;text-align:start;vertical-align:top}
img,video{max-width:100%;height:auto}p{margin:0 0 12px}
[data-align=center]{text-align:center}[data-align=right]{text-align:right}[data-align=justify]{text-align:justify}
${[8, 12, 16, 18, 24, 32].map((size) => `[data-size="${size}"]{font-size:${size}px}`).join('')}
[data-block]{display:inline-block;min-width:180px;padding:4px 8px;border-bottom:1px solid #55606d;background:#f3f6fb;color:#55606d;font-size:12px}
[data-block=signature]{min-width:240px;padding-top:28px}`

/** What is signed where, in the language of the letter. The empty blocks say it by the style of the page. */
function blockStyle(language: Locale): string {
  return LETTER_SIGNERS.flatMap((signer) =>
    SIGNER_BLOCKS.map(
      (block) =>
        `[data-block=${block}][data-signer=${signer}]::after{content:"${BLOCK_WORDS[language][block]} · ${SIGNER_WORDS[language][signer]}"}`,
    ),
  ).join('')
}
