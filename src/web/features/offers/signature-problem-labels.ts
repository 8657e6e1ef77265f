// Why an outside provider of signatures could not do what it was asked.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { SignatureProblem } from '#contract/offers/e-signature-rules.ts'

export const SIGNATURE_PROBLEM_LABELS: Readonly<Record<SignatureProblem, MessageDescriptor>> = {
  unauthorized: msg`Documenso refused the API key. Ask an admin to check it in the e-signature settings.`,
  unreachable: msg`Documenso can’t be reached. We’ll keep trying.`,
  refused: msg`Documenso refused the request. Check the signers’ names and email addresses.`,
  unexpected_reply: msg`The reply wasn’t what Documenso should answer. Ask an admin to check its address.`,
  not_found: msg`Documenso no longer has this document.`,
  ended_there: msg`The document was cancelled in Documenso. Cancel this offer or write a new version.`,
  signed_too_late: msg`Everyone signed in Documenso, but the offer had already ended.`,
}
