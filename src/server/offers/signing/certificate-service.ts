import type { Certificate } from './document-types.ts'
export function currentCertificate(_: unknown): Promise<Certificate> {
  throw new Error('later')
}
export function assertCanSeal(_: unknown): Promise<void> {
  throw new Error('later')
}
