// Calls by an address that is not written out where it is called: those of collections and of `useData`.
import { api, unwrap } from './client.ts'

type Called = {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** As in the API's document: `/account/v1/{account_id}/tags/`. */
  readonly url: string
  readonly params: object
  readonly headers?: object
  readonly body?: unknown
  readonly signal?: AbortSignal
}

/** The body of the reply. @throws ApiError with the contract's code. */
export function callAddress<Reply>({ method, url, ...init }: Called): Promise<Reply> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the client’s types are those of literal addresses
  const request = api.request as unknown as (
    method: string,
    url: string,
    init: object,
  ) => Promise<{ data?: Reply; error?: unknown; response: Response }>
  return unwrap(request(method, url, init))
}
