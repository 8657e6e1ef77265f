// A company's access to Documenso: its address, and the API key, which is sealed for the database.
import { createSealedSecrets } from '../../http/sealed-secret.ts'
import type { Secrets } from '../../http/secrets.ts'
import type { ProviderRow } from './provider-repository.ts'

export function sealApiKey(
  secrets: Secrets,
  { accountId, apiKey }: { accountId: number; apiKey: string },
): string {
  return createSealedSecrets(secrets, 'documenso').seal(Buffer.from(apiKey), ownerOf(accountId))
}

/** The same under the newest secret of the installation; null where it is. */
export function renewApiKey(secrets: Secrets, row: ProviderRow): string | null {
  if (row.sealedKey === null) return null
  return createSealedSecrets(secrets, 'documenso').renew(row.sealedKey, ownerOf(row.accountId))
}

/** Null where no key is stored, or where it was sealed under a secret that the installation no longer has. */
export function openApiKey(
  secrets: Secrets,
  { accountId, sealedKey }: Pick<ProviderRow, 'accountId' | 'sealedKey'>,
): string | null {
  if (sealedKey === null) return null
  try {
    const opened = createSealedSecrets(secrets, 'documenso').open(sealedKey, ownerOf(accountId))
    return Buffer.from(opened).toString()
  } catch {
    return null
  }
}

function ownerOf(accountId: number): string {
  return `company ${accountId}`
}
