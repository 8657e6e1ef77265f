// Proves that a document can be sealed before one goes out: what would fail after the last signature stops here.
import { AppError } from '../http/app-error.ts'
import { currentCertificate } from './signing/certificate-service.ts'
import { DocumentProblemError } from './signing/document-problem.ts'
import { trialSeal } from './signing/trial-seal.ts'

type Deps = Parameters<typeof currentCertificate>[0]

/** @throws AppError `seal_unavailable` with the reason. */
export async function assertCanSeal(deps: Deps): Promise<void> {
  const { now, signing } = deps
  try {
    const { tsaUrl } = signing ?? {}
    const certificate = await currentCertificate(deps)
    await trialSeal(certificate, { now: now(), ...(tsaUrl === undefined ? {} : { tsaUrl }) })
  } catch (cause) {
    if (!(cause instanceof DocumentProblemError)) throw cause
    throw new AppError('seal_unavailable', { details: { reason: cause.problem }, cause })
  }
}
