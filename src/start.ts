// Browser entry: the look of the app at once, who uses this browser, and then the app itself.
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { storedTheme } from '#web/features/shell/theme-storage.ts'
import { findRemembered } from '#web/offline/browser-storage.ts'
import { repairStorage } from '#web/offline/repair-storage.ts'
import { applyTheme } from '#web/ui/theme.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

applyTheme(storedTheme())
// Not awaited at the top: the app imports modules of this chunk, and would wait for it for ever.
void start(container)

async function start(root: HTMLElement): Promise<void> {
  const repaired = repairStorage()
  // A kiosk station decides first whose page this is; for all others the code of stations is never loaded.
  const candidate = findRemembered('station') === null ? undefined : await openStationPage()
  const { startApp } = await import('./main.tsx')
  await repaired
  await startApp(root, candidate)
}

async function openStationPage() {
  const page = await import('#web/features/kiosk/station-page.ts')
  return page.openStationPage()
}
