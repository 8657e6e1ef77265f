/** What becomes of a single sign-on while the app is open: a file of its own, because its tokens are short-lived. */
import { expect, know, signInAtProvider, test } from '../fixtures/sign-on.ts'

// Renewed 120 s before their end: two seconds after they came.
test.use({ tokenSeconds: 122 })

test('the provider’s token is renewed, and a user it no longer vouches for is signed out', async ({
  page,
  signOn,
}) => {
  const login = know(signOn)
  await page.goto(signOn.loginPage)
  await signInAtProvider(page, login)
  await expect(page).toHaveURL('/hire')
  await expect.poll(() => signOn.provider.granted('refresh_token')).toBeGreaterThan(0)
  await expect(page).toHaveURL('/hire')

  signOn.provider.forget(login)
  // Out of the app, and at the provider's login page again, which lets no user in by that login.
  await expect.poll(() => new URL(page.url()).origin).toBe(signOn.provider.issuer)
  expect((await page.request.get(new URL('/auth/v1/', signOn.loginPage).href)).status()).toBe(401)
})
