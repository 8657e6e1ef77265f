// Browser entry: the look of the app at once, the screen that was left if there is one, and then the app itself.
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { storedTheme } from '#web/features/shell/theme-memory.ts'
import { recall } from '#web/offline/browser-memory.ts'
import { hasPicture, showPicture } from '#web/offline/last-picture.ts'
import { mendMemory } from '#web/offline/mend-memory.ts'
import { nextPaint } from '#web/ui/next-paint.ts'
import { applyTheme } from '#web/ui/theme.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

applyTheme(storedTheme())
// Not awaited at the top: the app imports modules of this chunk, and would wait for it for ever.
void start(container)

async function start(root: HTMLElement): Promise<void> {
  const mended = mendMemory()
  if (hasPicture()) {
    // The app keeps the processor busy for a while: what can be seen goes first.
    await mended
    if (showPicture(root)) await nextPaint()
  }
  // A kiosk station decides first whose page this is; for all others the code of stations is never loaded.
  const candidate = recall('station') === null ? undefined : await openStationPage()
  const { startApp } = await import('./main.tsx')
  await mended
  await startApp(root, candidate)
}

async function openStationPage() {
  const page = await import('#web/features/kiosk/station-page.ts')
  return page.openStationPage()
}
