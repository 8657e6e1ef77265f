// The scheduled job of the certificate that seals documents: prepares the next one before it ends, and tells the admins of
// companies that send offers. What seals is judged by `certificate-service.ts` alone.
import { CERTIFICATE_NOTICE_DAYS } from '#contract/offers/e-signature-rules.ts'

import type { Tx } from '../../db/database.ts'
import { orderMail, type MailDeps } from '../../mail/order-mail.ts'
import { monthOf } from '../offer-deadline.ts'
import * as repository from './certificate-repository.ts'
import { type CertificateDeps, prepareRenewal } from './certificate-service.ts'
import { DocumentProblemError } from './document-problem.ts'
import { listUntoldAdmins } from './renewal-repository.ts'

export type TendingDeps = CertificateDeps &
  MailDeps & {
    /** Where links lead: no one's request is at hand. */
    readonly origin: string
  }
type Renewal = NonNullable<Awaited<ReturnType<typeof prepareRenewal>>>

const SYSTEM = { kind: 'system' } as const
const DAY_MS = 24 * 60 * 60 * 1000
/** Admins who are emailed in one run; the next run continues. */
const MOST = 100
/** A company that sent an offer within so many days sends offers. */
const ACTIVE_DAYS = 365

/** Safe to repeat, and to run twice at once: about one certificate an admin is told once for each company. */
export async function tendCertificate(deps: TendingDeps): Promise<void> {
  const renewal = await findRenewal(deps)
  if (renewal === null) return
  await deps.database.inScope(SYSTEM, (tx) => announce(tx, { deps, renewal }))
  deps.jobs.wake('send-mail')
}

// A file of the operator that cannot be read is said where documents are sealed, and in the settings.
async function findRenewal(deps: TendingDeps): Promise<Renewal | null> {
  try {
    return await prepareRenewal(deps, { days: CERTIFICATE_NOTICE_DAYS })
  } catch (error) {
    if (error instanceof DocumentProblemError) return null
    throw error
  }
}

async function announce(
  tx: Tx,
  { deps, renewal: { fingerprint, isOwn } }: { deps: TendingDeps; renewal: Renewal },
): Promise<void> {
  if (!(await repository.lockUnannounced(tx, fingerprint))) return
  const at = deps.now()
  const kind = isOwn ? 'certificate-renewed' : 'certificate-expiring'
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS)
  const admins = await listUntoldAdmins(tx, {
    kind,
    month: monthOf(daysAgo(ACTIVE_DAYS)),
    since: daysAgo(CERTIFICATE_NOTICE_DAYS),
    most: MOST,
  })
  const by = { origin: deps.origin, language: 'en' } as const
  for (const { accountId, ...to } of admins)
    await orderMail(tx, { deps, by, to, kind, aboutAccount: accountId })
  if (admins.length < MOST) await repository.setAnnounced(tx, { fingerprint, at })
}
