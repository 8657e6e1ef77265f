// Sends what a user agreed to.
import { findUnsentConsents } from './consent-store.ts'
import { CONSENT_WORK } from './database.ts'
import { drainStandalone } from './drain-standalone.ts'
import type { DrainResult, SyncDeps } from './drain-step.ts'

/** Sends it in the order in which it was agreed to. */
export function drainConsents(deps: SyncDeps): Promise<DrainResult> {
  return drainStandalone(deps, {
    work: CONSENT_WORK,
    async next() {
      const rows = await findUnsentConsents(deps)
      return rows.find(({ refusal }) => refusal === null) ?? null
    },
    send({ commandId, body: { shown, door: loginPage, agreedAt } }) {
      const body = { shown: [...shown], door: loginPage, agreed_at: agreedAt }
      return deps.transport.giveConsent(commandId, body)
    },
  })
}
