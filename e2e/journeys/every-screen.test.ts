/**
 * Every screen on a small phone, in the light theme: it opens, has a title of its own, breaks no rule of axe and needs no
 * sideways scroll. Both themes, a second checker and the states on the way are looked at in release/accessibility.test.ts.
 */
import { expectAccessibleAsItStands } from '../fixtures/axe.ts'
import { signIn, type Role } from '../fixtures/sign-in.ts'
import { expect, test } from '../fixtures/test.ts'
import { titled } from '../fixtures/titled.ts'
import { goTo } from '../pages/app.ts'
import { expectLoaded, screens } from '../screens.ts'

// A trace would keep the checker's source, again for every check. No screen here is opened without network.
test.use({
  trace: 'off',
  serviceWorkers: 'block',
  viewport: { width: 320, height: 720 },
  colorScheme: 'light',
})
test.setTimeout(180_000)

const ROLES: Role[] = ['anonymous', 'candidate', 'recruiter', 'admin', 'provider']

for (const role of ROLES) {
  test(`every screen of role ${role} is accessible on a small phone`, async ({ page }) => {
    await signIn(page, role)
    for (const screen of screens.filter((one) => one.role === role)) {
      await goTo(page, screen.path)
      await screen.prepare?.(page)
      await expect(page, screen.name).toHaveTitle(titled(screen.title))
      await expectLoaded(page, screen)
      await expectAccessibleAsItStands(page, screen.name)
    }
  })
}
