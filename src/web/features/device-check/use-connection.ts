import { useState } from 'react'

import { DEVICE_CHECK_SIZES } from '#contract/assessments/assessments-rules.ts'
import type { SpeedResult } from '#contract/assessments/speed-result.ts'
import { deviceCheckTransport } from '#web/api/speed-transport.ts'

import { useSpeedTest } from '../shell/use-speed-test.ts'

export type Connection = ReturnType<typeof useSpeedTest> & { readonly result: SpeedResult | null }

/** Measures the connection without an account; the result is lost with the screen. */
export function useConnection(): Connection {
  const [result, setResult] = useState<SpeedResult | null>(null)
  const run = useSpeedTest({
    transport: deviceCheckTransport,
    sizes: DEVICE_CHECK_SIZES,
    onResult: setResult,
  })
  return { ...run, result }
}
