/** A page in the background paints nothing; what waits for a paint goes on all the same. Slow phones take a while. */
const WITHOUT_PAINT_MS = 1000

/** https://wicg.github.io/scheduling-apis/, as far as it is used here. */
type TaskScheduler = { postTask(run: () => void, options: { priority: 'background' }): unknown }

let coming: Promise<void> | null = null

/** Resolves once what is on its way to the screen has been painted; all who wait for one paint go on together. */
export function nextPaint(): Promise<void> {
  coming ??= painted()
  return coming
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : WITHOUT_PAINT_MS)
    requestAnimationFrame(() => {
      // What is asked for from here on waits for another paint.
      coming = null
      whenFree(resolve)
    })
  })
}

// After the frame that asks, and after what the candidate did meanwhile. Browsers without priorities take a timer.
function whenFree(run: () => void): void {
  const { scheduler }: typeof globalThis & { scheduler?: TaskScheduler } = globalThis
  if (scheduler === undefined) setTimeout(run, 0)
  else void scheduler.postTask(run, { priority: 'background' })
}
