import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { getPosting } from '#contract/careers/positions.ts'
import { position as posting } from '#contract/examples/careers.ts'
import { tracker } from '#contract/examples/progress.ts'
import { candidate, recruiter } from '#contract/examples/session.ts'
import {
  createUser,
  getCurrentUser,
  login,
  refreshToken,
  type CurrentUser,
} from '#contract/session/session.ts'
import { expectAccessible } from '#testing/components/expect-accessible.ts'
import { leaveUnanswered, refuse, reply, type Reply } from '#testing/components/fake-server.ts'
import { closeApp, renderApp } from '#testing/components/render-app.tsx'

const PASSWORD = 'Harbour-77!'

/** A server that this person can sign in to. */
function lettingIn(user: CurrentUser): Reply {
  return reply(login, ({ body }) => {
    if (body.password !== PASSWORD) throw new Error(`Not the password: ${body.password}`)
    return { data: { token: 'access.token', refresh: 'refresh.token', user } }
  })
}

async function signIn({ user }: Pick<Awaited<ReturnType<typeof renderApp>>, 'user'>) {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), candidate.email)
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('the states of the login page', () => {
  it.each([
    {
      locale: 'en',
      heading: 'Welcome back',
      fields: ['Email', 'Password'],
      buttons: ['Sign in', 'Show password', 'Create an account'],
      link: 'Forgot your password?',
    },
    {
      locale: 'es',
      heading: 'Te damos la bienvenida de nuevo',
      fields: ['Correo electrónico', 'Contraseña'],
      buttons: ['Iniciar sesión', 'Mostrar la contraseña', 'Crea una cuenta'],
      link: '¿Has olvidado tu contraseña?',
    },
    {
      locale: 'fr',
      heading: 'Bon retour',
      fields: ['Adresse e-mail', 'Mot de passe'],
      buttons: ['Se connecter', 'Afficher le mot de passe', 'Créer un compte'],
      link: 'Mot de passe oublié ?',
    },
  ] as const)('asks for email and password in the language $locale', async (texts) => {
    await renderApp('/login', { locale: texts.locale })
    await screen.findByRole('heading', { level: 1, name: texts.heading })
    for (const name of texts.fields) screen.getByLabelText(name)
    for (const name of texts.buttons) screen.getByRole('button', { name })
    const link = screen.getByRole('link', { name: texts.link })
    expect(link.getAttribute('href')).toBe('/request-password-reset')
    await expectAccessible()
  })

  it('does not wait for the server to say whether a user is signed in', async () => {
    await renderApp('/login', { replies: [leaveUnanswered(getCurrentUser)] })
    await screen.findByRole('textbox', { name: 'Email' })
    await expectAccessible()
  })

  it.each(['/login/harbor', '/log-in/harbor'])(
    'keeps the id of the link %s in its address, and where to go on',
    async (path) => {
      const { address } = await renderApp(`${path}?redirect=%2Fuser%2Freports`)
      await screen.findByRole('textbox', { name: 'Email' })
      expect(address()).toBe('/login/harbor?redirect=%2Fuser%2Freports')
    },
  )

  it('is there without network as well', async () => {
    await renderApp('/login', { isOffline: true })
    await screen.findByRole('textbox', { name: 'Email' })
    await expectAccessible()
  })

  it.each([
    { path: '/', as: recruiter, home: '/my-tasks' },
    { path: '/login', as: recruiter, home: '/my-tasks' },
    { path: '/', as: candidate, home: '/user/progress' },
    { path: '/login', as: candidate, home: '/user/progress' },
  ])('asks nothing of a user who is signed in: $path leads to $home', async (given) => {
    const { address } = await renderApp(given.path, { as: given.as })
    await waitFor(() => expect(address()).toBe(given.home))
    expect(screen.queryByRole('link', { name: 'That is not me' })).toBeNull()
  })

  it('leads a user who is signed in on this device straight to their progress without network', async () => {
    const { address } = await renderApp('/', { as: candidate, isOffline: true })
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
    expect(address()).toBe('/user/progress')
  })

  it('finds out that a session is over, though the clock was set back since it was last asked about', async () => {
    const { server, goTo } = await renderApp('/user/progress', { as: candidate })
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
    server.use(refuse(getCurrentUser, 'unauthenticated'))
    server.use(refuse(refreshToken, 'unauthenticated'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 300_000 })
    await goTo('/login?redirect=%2Fuser%2Fprogress')
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' })
    screen.getByLabelText('Password')
    vi.useRealTimers()
  })

  it('asks at the link of a position whether it is the user who is signed in', async () => {
    const { user, address } = await renderApp(`/?sr=${tracker.job_uuid}`, { as: candidate })
    const go = await screen.findByRole('button', { name: 'Continue' })
    screen.getByText('Ines Duarte', { selector: 'strong' })
    screen.getByRole('link', { name: 'That is not me' })
    expect(screen.queryByLabelText('Password')).toBeNull()
    await expectAccessible()
    await user.click(go)
    await waitFor(() => expect(address()).toContain('/user/progress-tracker'))
  })
})

describe('the link of a position that is closed', () => {
  const closed = { ...posting, is_open: false }

  it.each([
    { as: undefined, link: 'Sign in', to: '/login' },
    { as: candidate, link: 'My progress', to: '/user/progress' },
  ])('shows no form, and where to go: $to', async ({ as, link, to }) => {
    await renderApp(`/?sr=${tracker.job_uuid}`, {
      ...(as === undefined ? {} : { as }),
      replies: [reply(getPosting, { data: closed })],
    })
    await screen.findByText('This position is not accepting new applications at this time')
    const found = await screen.findByRole('link', { name: link })
    expect(found.getAttribute('href')).toBe(to)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
    await expectAccessible()
  })
})

describe('a sign-in that fails', () => {
  it.each([
    { code: 'incorrect_credentials', locale: 'en', text: 'Incorrect Email or Password' },
    { code: 'incorrect_credentials', locale: 'es', text: 'Correo o contraseña incorrectos' },
    {
      code: 'incorrect_credentials',
      locale: 'fr',
      text: 'Adresse e-mail ou mot de passe incorrect',
    },
    { code: 'rate_limited', locale: 'en', text: 'Too many tries. Wait a little and try again.' },
    { code: 'internal', locale: 'en', text: 'An error occurred please try again' },
  ] as const)('says so above the fields: $code in the language $locale', async (given) => {
    const { user } = await renderApp('/login', {
      locale: given.locale,
      replies: [refuse(login, given.code)],
    })
    const email = await screen.findByRole<HTMLInputElement>('textbox')
    await user.type(email, candidate.email)
    await user.keyboard('{Tab}wrong{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(given.text)
    expect(alert.closest('form')?.contains(email)).toBe(true)
    expect(email.value).toBe(candidate.email)
    await expectAccessible()
  })

  it('says that there is no connection, and works when it is back', async () => {
    const app = await renderApp('/login', { replies: [lettingIn(candidate)] })
    await screen.findByRole('textbox', { name: 'Email' })
    app.loseNetwork()
    await signIn(app)
    await within(await screen.findByRole('alert')).findByText(/There is no connection/)
    await expectAccessible()
    app.regainNetwork()
    await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
  })

  it('sends nothing while a field is empty', async () => {
    const sent: unknown[] = []
    const noting = reply(login, ({ body }) => {
      sent.push(body)
      return { data: { token: 'access.token', refresh: 'refresh.token', user: candidate } }
    })
    const { user } = await renderApp('/login', { replies: [noting] })
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' })
    await user.type(screen.getByLabelText('Password'), PASSWORD)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText('The Email field is required')
    await waitFor(() => expect(document.activeElement).toBe(email))
    await user.type(email, candidate.email)
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
    expect(sent).toHaveLength(1)
  })
})

describe('what is wrong with a field', () => {
  it.each([
    ['en', 'Create an account', 'Email', /^Enter a whole email address/],
    ['fr', 'Créer un compte', 'Adresse e-mail', /^Saisissez une adress/],
  ] as const)(
    'is said at it in %s, and no more once it changes',
    async (locale, tab, label, said) => {
      const { user } = await renderApp('/login', { locale })
      await user.click(await screen.findByRole('button', { name: tab }))
      const email = await screen.findByLabelText(label)
      await user.type(email, 'ines at example')
      for (const field of document.querySelectorAll('input'))
        if (field.value === '') await user.type(field, 'Xy')
      await user.type(email, '{Enter}')
      const problem = await screen.findByText(said)
      expect(email.getAttribute('aria-describedby')).toContain(problem.closest('p')?.id)
      await waitFor(() => expect(document.activeElement).toBe(email))
      await expectAccessible()
      await user.type(email, 'x')
      expect(screen.queryByText(said)).toBeNull()
    },
  )
})

describe('a name of one letter', () => {
  it('is sent once the user says that it is their full name', async () => {
    const sent: unknown[] = []
    const noting = reply(createUser, ({ body }) => {
      sent.push(body)
      return { data: { token: 'access.token', refresh: 'refresh.token', user: candidate } }
    })
    const { user } = await renderApp('/login', { replies: [noting] })
    await user.click(await screen.findByRole('button', { name: 'Create an account' }))
    await user.type(screen.getByLabelText('First name'), 'Malcolm')
    const lastName = screen.getByLabelText('Last name')
    await user.type(lastName, 'X')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.type(screen.getByLabelText('Email'), 'x@example.com')
    for (const name of ['Password', 'Repeat the password'])
      await user.type(screen.getByLabelText(name), PASSWORD)
    await user.keyboard('{Enter}')
    await screen.findByText('A name has two characters or more.')
    await expectAccessible()
    await user.click(screen.getByRole('checkbox', { name: 'This is my full name' }))
    await user.type(lastName, '{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent).toMatchObject([{ last_name: 'X', is_full_name: true }])
  })
})

describe('signing in', () => {
  it.each([
    { who: 'a candidate', user: candidate, heading: 'My progress', target: '/user/progress' },
    { who: 'a recruiter', user: recruiter, heading: 'My tasks', target: '/my-tasks' },
  ])('leads $who to $target', async ({ user, heading, target }) => {
    const app = await renderApp('/login', { replies: [lettingIn(user)] })
    await signIn(app)
    await screen.findByRole('heading', { level: 1, name: heading })
    expect(app.address()).toBe(target)
  })

  it('leads back to the page that asked for it', async () => {
    const app = await renderApp('/user/progress-tracker?ref=801', {
      replies: [lettingIn(candidate)],
    })
    await signIn(app)
    await screen.findByRole('heading', { level: 1, name: 'Warehouse Lead' })
    expect(app.address()).toBe('/user/progress-tracker?ref=801')
  })

  it.each(['//evil.example', 'https://evil.example/user/progress', String.raw`/\evil.example`])(
    'does not follow a link out of the app to %s',
    async (target) => {
      const app = await renderApp(`/login?redirect=${encodeURIComponent(target)}`, {
        replies: [lettingIn(candidate)],
      })
      await signIn(app)
      await screen.findByRole('heading', { level: 1, name: 'My progress' })
      expect(app.address()).toBe('/user/progress')
    },
  )

  it('holds when the server says only afterwards that no one was signed in', async () => {
    const answer = Promise.withResolvers<void>()
    const late: Reply = {
      endpoint: refreshToken,
      respond: async (request) => {
        await answer.promise
        return refuse(refreshToken, 'unauthenticated').respond(request)
      },
    }
    const app = await renderApp('/login', { replies: [lettingIn(candidate), late] })
    await signIn(app)
    await screen.findByRole('heading', { level: 1, name: 'My progress' })
    answer.resolve()
    await app.user.click(await screen.findByRole('link', { name: 'Warehouse Lead' }))
    await screen.findByRole('heading', { level: 3, name: 'Work style' })
  })
})

describe('the controls of the login page', () => {
  it('shows the password and hides it again', async () => {
    const { user } = await renderApp('/login')
    const password = await screen.findByLabelText<HTMLInputElement>('Password')
    expect(password.type).toBe('password')
    expect(password.autocomplete).toBe('current-password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password.type).toBe('password')
  })

  it('leads to a new account and back', async () => {
    const { user } = await renderApp('/login')
    await user.click(await screen.findByRole('button', { name: 'Create an account' }))
    await screen.findByRole('textbox', { name: 'First name' })
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'First name' })).toBeNull())
  })

  it('changes the language, and the next visit is in the one that was chosen', async () => {
    const { user } = await renderApp('/login')
    await user.click(await screen.findByRole('button', { name: /^Language:/ }))
    await user.click(screen.getByRole('menuitemradio', { name: 'Français' }))
    await screen.findByRole('heading', { level: 1, name: 'Bon retour' })
    expect(document.documentElement.lang).toBe('fr')
    await closeApp({ keepsDevice: true })
    await renderApp('/login')
    await screen.findByRole('heading', { level: 1, name: 'Bon retour' })
  })
})
