// A draft of an offer letter with test data as a PDF, made as the letter of an offer is.
import type { FastifyInstance } from 'fastify'

import * as contract from '#contract/offers/offer-letters.ts'

import type { StaffScopes } from '../../access/staff-access.ts'
import { AppError } from '../../http/app-error.ts'
import { route, type Authenticate } from '../../http/route.ts'
import { sendPdf } from '../send-pdf.ts'
import { letterToPdf } from '../signing/document-engine.ts'
import { DocumentProblemError } from '../signing/document-problem.ts'
import type { Letter, LetterDocument } from '../signing/document-types.ts'
import { fillSample } from './letter-preview.ts'

type Deps = {
  readonly scopes: StaffScopes
  readonly authenticate: Authenticate
  readonly now: () => Date
}

const endpoint = contract.previewOfferTemplatePdf
const TITLE = { en: 'Offer letter', es: 'Carta de oferta', fr: 'Lettre d’offre' } as const

export function registerLetterPdf(app: FastifyInstance, deps: Deps): void {
  const { scopes, authenticate, now } = deps
  route({ app, authenticate, endpoint }, async ({ caller, params, body, reply }) => {
    const { account_id: accountId } = params
    const { language, page_size: pageSize } = body
    const filled = await scopes.inAccount({ caller, accountId, policy: endpoint.policy }, (tx) =>
      fillSample(tx, { accountId, draft: body, today: now() }),
    )
    const title = TITLE[language]
    const { pdf } = await toPdf({ ...filled, title, language, pageSize })
    return sendPdf({ reply, title, content: pdf })
  })
}

/** @throws AppError `validation_failed` whose details name the letters that the document cannot show. */
async function toPdf(letter: Letter): Promise<LetterDocument> {
  try {
    return await letterToPdf(letter)
  } catch (cause) {
    if (!(cause instanceof DocumentProblemError) || cause.problem !== 'missing_letters') throw cause
    throw new AppError('validation_failed', {
      fields: { body_html: cause.message },
      details: { missing_letters: cause.detail.split(' ') },
      cause,
    })
  }
}
