import { api, unwrap } from './client.ts'

/** How far this device's clock is ahead of the server's, in ms. @throws ApiError without an answer of the server. */
export async function measureClock(): Promise<{ aheadMs: number }> {
  const askedAt = Date.now()
  const { data } = await unwrap(api.GET('/user-response/v1/device-check/latency/'))
  return { aheadMs: (askedAt + Date.now()) / 2 - Date.parse(data.server_time) }
}
