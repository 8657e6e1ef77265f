/** A page in the background paints nothing; what waits for a paint goes on all the same. */
const WITHOUT_PAINT_MS = 100

/** Resolves once what is on its way to the screen has been painted. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, WITHOUT_PAINT_MS)
    requestAnimationFrame(() => {
      // A message comes after the frame that this callback belongs to.
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve())
      port1.start()
      port2.postMessage(null)
    })
  })
}
