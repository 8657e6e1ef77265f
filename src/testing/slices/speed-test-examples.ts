// Example requests of speed tests and device checks: short ones.
import type { SliceExamples } from '../slice-examples.ts'

export const speedTestExamples: SliceExamples = {
  queries: {
    downloadSpeedTest: () => ({ bytes: 1000 }),
    downloadDeviceCheck: () => ({ bytes: 1000 }),
  },
}
