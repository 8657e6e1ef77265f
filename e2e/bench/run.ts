/**
 * `npm run bench`: every comparison, one line of JSON each; fails when one does not hold.
 * `-- --only name,name` takes some of them.
 */
import { exitCode } from '../../.scripts/command.mjs'
import { build } from '../../.scripts/prepare.mjs'
import { answerBenches } from './answer-benches.ts'
import { applicantBenches } from './applicant-benches.ts'
import { applicantFilterBenches } from './applicant-filter-benches.ts'
import { applicantScreenBenches } from './applicant-screen-benches.ts'
import { runBench, type Bench } from './bench.ts'
import { browserBenches } from './browser-benches.ts'
import { bulkRejectionBenches } from './bulk-rejection-benches.ts'
import { careerPageBenches } from './career-page-benches.ts'
import { choiceBenches } from './choice-benches.ts'
import { coldStartBenches } from './cold-start-benches.ts'
import { firstOperationBenches } from './first-operation-benches.ts'
import { interviewBenches } from './interview-benches.ts'
import { kindBenches } from './kind-benches.ts'
import { kioskBenches } from './kiosk-benches.ts'
import { offerBenches } from './offer-benches.ts'
import { planBenches } from './plan-benches.ts'
import { planEditorBenches } from './plan-editor-benches.ts'
import { queueBenches } from './queue-benches.ts'
import { recordingBenches } from './recording-benches.ts'
import { rescoringBenches } from './rescoring-benches.ts'
import { scorecardBenches } from './scorecard-benches.ts'
import { sessionBenches } from './session-benches.ts'
import { settingsBenches } from './settings-benches.ts'
import { sizeBenches } from './size-benches.ts'
import { typingBenches } from './typing-benches.ts'

/** Add a bench here. */
const benches: Bench[] = [
  ...sizeBenches(),
  ...answerBenches(),
  ...sessionBenches(),
  ...settingsBenches(),
  ...applicantBenches(),
  ...applicantFilterBenches(),
  ...applicantScreenBenches(),
  ...browserBenches(),
  ...bulkRejectionBenches(),
  ...careerPageBenches(),
  ...choiceBenches(),
  ...coldStartBenches(),
  ...firstOperationBenches(),
  ...interviewBenches(),
  ...kindBenches(),
  ...kioskBenches(),
  ...offerBenches(),
  ...planBenches(),
  ...planEditorBenches(),
  ...queueBenches(),
  ...recordingBenches(),
  ...rescoringBenches(),
  ...scorecardBenches(),
  ...typingBenches(),
]

try {
  process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function main(flags: string[]): Promise<boolean> {
  const names = flags[0] === '--only' ? (flags[1] ?? '').split(',') : undefined
  const chosen = benches.filter(({ name }) => names?.includes(name) ?? true)
  if (chosen.length === 0) {
    throw new Error(`No such bench. There are: ${benches.map(({ name }) => name).join(', ')}.`)
  }
  await build()
  endBySignals()
  let isFine = true
  for (const bench of chosen) {
    isFine = (await report(bench)) && isFine
  }
  return isFine
}

/**
 * A signal by itself ends this process without its servers, and not at all while a browser is open, whose own listener
 * only closes that. An exit ends them all; PostgreSQL ends with its pipe.
 */
function endBySignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => process.exit(exitCode(null, signal)))
}

/** One that breaks is one line too, and the others are measured all the same. */
async function report(bench: Bench): Promise<boolean> {
  try {
    const verdict = await runBench(bench)
    console.log(JSON.stringify(verdict))
    return verdict.holds
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.log(JSON.stringify({ name: bench.name, error: reason, holds: false }))
    return false
  }
}
