// A run of the speed test on the screen that started it, which ends with it.
import { useEffect, useRef, useState } from 'react'

import type { SpeedResult } from '#contract/assessments/speed-result.ts'
import {
  measureSpeed,
  type SpeedFailure,
  type SpeedStage,
  type TransferSizes,
} from '#web/api/measure-speed.ts'
import type { SpeedTransport } from '#web/api/speed-transport.ts'

export type SpeedState =
  | { readonly step: 'idle' }
  | { readonly step: 'running'; readonly stage: SpeedStage }
  | { readonly step: 'failed'; readonly failure: SpeedFailure }

const IDLE: SpeedState = { step: 'idle' }

type SpeedTestOptions = {
  transport: SpeedTransport
  sizes?: TransferSizes
  onResult: (result: SpeedResult) => void
}

export function useSpeedTest({ transport, sizes, onResult }: SpeedTestOptions) {
  const [state, setState] = useState(IDLE)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    const outcome = await measureSpeed({
      transport,
      ...(sizes === undefined ? {} : { sizes }),
      signal: run.signal,
      onStage: (stage) => setState({ step: 'running', stage }),
      now: () => Date.now(),
    })
    // Stopped, it has said so already.
    if (run.signal.aborted) return
    if ('failure' in outcome) {
      setState({ step: 'failed', failure: outcome.failure })
      return
    }
    setState(IDLE)
    onResult(outcome.result)
  }

  return {
    state,
    start: () => void start(),
    stop: () => {
      running.current?.abort()
      setState(IDLE)
    },
  }
}
