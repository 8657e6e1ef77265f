// The signing page of this app: links by email, and the seal of this installation. What signers do is stored as they do it,
// so that there is no state to be read elsewhere; `seal-offer.ts` makes the finished document.
import { currentTurn } from '../link-state.ts'
import { sendLinks } from '../send-links.ts'
import type { SignatureProvider } from './port.ts'

export const embedded: SignatureProvider = {
  // Of an expired offer, the signers whose turn it was get new links.
  async send(tx, { deps, offer, signers, at }) {
    const turn = currentTurn(signers)
    const first = signers.filter((one) => one.turn === turn && one.state !== 'signed')
    await sendLinks(tx, { deps, offer, signers: first, at })
  },

  async remind(tx, { jobs, offer: { accountId, userOfferId }, signers }) {
    for (const { offerSignerId } of signers)
      await jobs.send(tx, 'send-signing-mail', {
        accountId,
        userOfferId,
        kind: 'offer-reminder',
        offerSignerId,
      })
  },

  // A link is judged by the state of its offer: nothing is left to do.
  async cancel() {},
}
