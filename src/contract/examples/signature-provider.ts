// Example replies of `../offers/signature-provider.ts`.
import { documensoWebhookPath } from '../offers/e-signature-rules.ts'
import {
  getSignatureProvider,
  renewWebhookSecret,
  saveSignatureProvider,
  type SignatureProviderSettings,
  testSignatureProvider,
} from '../offers/signature-provider.ts'
import { example } from './example.ts'

export const signatureProvider: SignatureProviderSettings = {
  provider: 'documenso',
  url: 'https://app.documenso.com',
  has_api_key: true,
  webhook_url: `https://hiring.example.com${documensoWebhookPath(7)}`,
  webhook_secret_made_at: '2026-03-02T09:00:00.000Z',
  open_offers: 0,
}

export const signatureProviderExamples = [
  example(getSignatureProvider, { data: signatureProvider }),
  example(saveSignatureProvider, { data: signatureProvider }),
  example(testSignatureProvider, { data: { problem: null } }),
  example(renewWebhookSecret, {
    data: {
      secret: 'nX3p0gq2b8mC7aV1yTz5uKdLwRs9eJhF4iOxQvBtMlA',
      made_at: '2026-03-02T09:00:00.000Z',
    },
  }),
]
