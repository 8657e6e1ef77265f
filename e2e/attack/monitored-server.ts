/** The server as it is, under the monitor of its event loop: its output says what kept that for too long. */
import { beginWatch, describeBlocking, takeBlockings } from '#testing/loop-monitor.ts'

const REPORT_EVERY_MS = 500

beginWatch('the server')
setInterval(report, REPORT_EVERY_MS).unref()
process.once('exit', report)

await import('#server/main.ts')

function report(): void {
  for (const blocking of takeBlockings()) process.stderr.write(`${describeBlocking(blocking)}\n`)
}
