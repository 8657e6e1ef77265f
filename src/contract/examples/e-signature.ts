// Example replies of `../offers/e-signature.ts`.
import {
  type ESignature,
  getESignature,
  getESignatureLimits,
  saveESignature,
} from '../offers/e-signature.ts'
import { example } from './example.ts'

export const eSignature: ESignature = {
  settings: { expiry_days: 7, reminder_hours: 48 },
  seal: {
    source: 'own',
    certificate: {
      subject: 'Fairlead document seal',
      issuer: 'Fairlead document seal',
      is_self_signed: true,
      valid_from: '2026-01-15T09:00:00.000Z',
      valid_until: '2029-01-15T09:00:00.000Z',
      fingerprint: '4f2c9a1b7d3e8f60a5c4b2d1e9f8a7b6c5d4e3f2a1b0c9d8e7f6a5b4c3d2e1f0',
      state: 'valid',
    },
    next: null,
    is_unreadable: false,
    has_timestamps: false,
  },
  limits: { month: '2026-03-01', used: 12, limit: 500 },
}

export const eSignatureExamples = [
  example(getESignature, { data: eSignature }),
  example(saveESignature, { data: { expiry_days: 10, reminder_hours: null } }),
  example(getESignatureLimits, { data: eSignature.limits }),
]
