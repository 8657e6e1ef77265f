/** What a candidate on a cheap phone feels: the first question, a choice, the next question. */
import { median, p95, type Bench } from './bench.ts'
import { closeBrowserEnvironment, getBrowserEnvironment, type Side } from './browser-environment.ts'

const LOADS = 3
/** Five rounds of it stay within a questionnaire of 120. */
const ANSWERS = 22

type SideName = 'ours' | 'baseline'

/** Ours does all its work (routes, languages, durable storage, sending); the baseline almost none. */
export function browserBenches(): Bench[] {
  const shared = {
    unit: 'ms',
    direction: 'lower',
    rounds: 5,
    close: closeBrowserEnvironment,
  } as const
  return [
    {
      ...shared,
      name: 'first-question-painted',
      bound: 1.5,
      ours: () => firstQuestion('ours'),
      reference: () => firstQuestion('baseline'),
    },
    {
      ...shared,
      name: 'answer-to-paint',
      bound: 1.3,
      ours: async () => p95((await answer('ours')).answers),
      reference: async () => p95((await answer('baseline')).answers),
    },
    {
      ...shared,
      name: 'next-question',
      bound: 2,
      ours: async () => median((await answer('ours')).nexts),
      reference: async () => median((await answer('baseline')).answers),
    },
  ]
}

async function sideOf(name: SideName): Promise<Side> {
  const side = (await getBrowserEnvironment())[name]
  await side.page.bringToFront()
  return side
}

async function firstQuestion(name: SideName): Promise<number> {
  const side = await sideOf(name)
  const times: number[] = []
  for (let load = 0; load < LOADS; load += 1) times.push(await openFirst(side))
  return median(times)
}

/** Opens the page again, with everything cached; ms from the navigation to the first question on screen. */
export async function openFirst({ page, url }: Side): Promise<number> {
  await page.goto('about:blank')
  const told = page.waitForEvent('console', (message) =>
    message.text().startsWith('first-question'),
  )
  await page.goto(url)
  return Number((await told).text().split(' ')[1])
}

async function answer(name: SideName): Promise<{ answers: number[]; nexts: number[] }> {
  const side = await sideOf(name)
  await openFirst(side)
  return side.page.evaluate(measureAnswers, ANSWERS)
}

/** Runs in the page: chooses and goes on, each timed to the frame that shows it. */
async function measureAnswers(count: number): Promise<{ answers: number[]; nexts: number[] }> {
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })
  const timed = async (target: HTMLElement | null | undefined) => {
    if (target === null || target === undefined) throw new Error('nothing to click')
    // Faster than anyone reads a statement, and never in step with the frames.
    await sleep(300 + Math.random() * 16)
    const started = performance.now()
    target.click()
    return (await painted()) - started
  }
  const result = { answers: [] as number[], nexts: [] as number[] }
  for (let index = 0; index < count; index += 1) {
    const options = document.querySelectorAll<HTMLInputElement>('fieldset input[type=radio]')
    const isChosen = [...options].findIndex((option) => option.checked)
    result.answers.push(await timed(options[(isChosen + 1 + (index % 3)) % options.length]))
    result.nexts.push(await timed(document.querySelector<HTMLElement>('form [type=submit]')))
  }
  return result
}
