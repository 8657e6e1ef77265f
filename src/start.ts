// Browser entry: the look of the app at once, the screen that was left if there is one, and then the app itself.
import '#web/ui/tokens.css'
import '#web/ui/base.css'
import { storedTheme } from '#web/features/shell/theme-memory.ts'
import { showPicture } from '#web/offline/last-picture.ts'
import { nextPaint } from '#web/ui/next-paint.ts'
import { applyTheme } from '#web/ui/theme.ts'

const container = document.getElementById('root')
if (container === null) throw new Error('index.html has no #root')

applyTheme(storedTheme())
// Not awaited at the top: the app imports modules of this chunk, and would wait for it for ever.
void start(container)

async function start(root: HTMLElement): Promise<void> {
  // The app keeps the processor busy for a while: what can be seen goes first.
  if (showPicture(root)) await nextPaint()
  const { startApp } = await import('./main.tsx')
  await startApp(root)
}
