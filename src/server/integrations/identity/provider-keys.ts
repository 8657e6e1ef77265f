// The port to identity providers: their public keys, and nothing else of them.
import type { JWTVerifyGetKey } from 'jose'

export type ProviderKeys = {
  /**
   * Finds the key that a token names among those of its issuer.
   * @throws Error when the issuer cannot be asked, or says something else of itself.
   */
  keysOf(issuer: string): Promise<JWTVerifyGetKey>
  /** True for an issuer that this installation would ask: what people type here, the server fetches. */
  mayAsk(issuer: string): boolean
}
