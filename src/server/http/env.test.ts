import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { readEnv, StartUpError } from './env.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'fairlead-env-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = 's'.repeat(32)

describe('the environment', () => {
  it('needs nothing on a developer’s machine, and keeps the secret that it makes', () => {
    const env = readEnv({ DATA_DIR: folder })
    expect(env).toMatchObject({ port: 3000, host: '127.0.0.1', isProduction: false, hasDemo: true })
    expect(env.secret.length).toBeGreaterThanOrEqual(32)
    expect(readEnv({ DATA_DIR: folder }).secret).toBe(env.secret)
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(env.secret)
    expect(statSync(path.join(folder, 'secret')).mode & 0o077).toBe(0)
  })

  it('takes an empty variable as one that is not set', () => {
    expect(readEnv({ PORT: '', SECRET, DATABASE_URL: '' })).toMatchObject({ port: 3000 })
  })

  it.each(['mailto:security@example.com', 'https://example.com/report'])(
    'takes %s for whom to tell about a weakness',
    (contact) => {
      expect(readEnv({ SECRET, SECURITY_CONTACT: contact }).securityContact).toBe(contact)
    },
  )

  it('takes mail in where it is told how, and needs both the domain and a way', () => {
    const INBOUND_DOMAIN = 'Reply.Example.com'
    const IMAP_URL = 'imaps://replies%40example.com:p%3Ass@mail.example.com/Answers'
    expect(readEnv({ SECRET }).inbound).toBeUndefined()
    expect(readEnv({ SECRET, INBOUND_DOMAIN, IMAP_URL }).inbound).toMatchObject({
      domain: 'reply.example.com',
      secret: undefined,
      mailbox: {
        host: 'mail.example.com',
        port: 993,
        isSecure: true,
        folder: 'Answers',
        user: 'replies@example.com',
        password: 'p:ss',
      },
    })
    const half = [{ INBOUND_DOMAIN }, { IMAP_URL }, { INBOUND_SECRET: 's'.repeat(20) }]
    for (const one of half) expect(() => readEnv({ SECRET, ...one })).toThrow(StartUpError)
  })

  it.each([
    ['imap://u:p@mail.example.com', {}, true],
    ['imap://u:p@mail.example.com', { PLAIN_CONNECTIONS: '1' }, false],
    ['imap://u:p@127.0.0.1', {}, false],
  ])('asks for encryption on the way to %s with %o: %s', (IMAP_URL, others, needsTls) => {
    const env = readEnv({ SECRET, INBOUND_DOMAIN: 'reply.example.com', IMAP_URL, ...others })
    expect(env.inbound?.mailbox?.needsTls).toBe(needsTls)
  })

  it('has the demo, whose passwords everyone knows, only where no other user comes', () => {
    expect(readEnv({ SECRET }).hasDemo).toBe(true)
    const PUBLIC_URL = 'https://hiring.example'
    expect(readEnv({ SECRET, PUBLIC_URL }).hasDemo).toBe(false)
    expect(readEnv({ SECRET, NODE_ENV: 'production' }).hasDemo).toBe(false)
    expect(readEnv({ SECRET, PUBLIC_URL, DEMO: '1' }).hasDemo).toBe(true)
  })

  it.each([
    ['is only tried', {}, true],
    ['is only tried by its address', { PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    ['has an address for people', { PUBLIC_URL: 'https://hiring.example' }, false],
    ['listens to other machines', { HOST: '0.0.0.0' }, false],
    ['is in production', { NODE_ENV: 'production' }, false],
  ])('allows identity providers on this machine by how it is run: it %s', (_, given, allows) => {
    const env = readEnv({ SECRET, ...given })
    expect(env.allowsLoopbackIssuers).toBe(allows)
    expect(env.allowsInnerIssuers).toBe(false)
  })

  it('shows the description of the API in production only when that is wanted', () => {
    expect(readEnv({ SECRET }).hasDocs).toBe(true)
    const production = { SECRET, NODE_ENV: 'production' }
    expect(readEnv(production).hasDocs).toBe(false)
    expect(readEnv({ ...production, API_DOCS: '1' }).hasDocs).toBe(true)
    expect(readEnv({ SECRET, API_DOCS: '0' }).hasDocs).toBe(false)
  })

  it('shows metrics to everyone only where no other user comes', () => {
    expect(readEnv({ SECRET }).metrics).toBe('everyone')
    expect(readEnv({ SECRET, PUBLIC_URL: 'https://hiring.example' }).metrics).toBe('none')
    expect(readEnv({ SECRET, NODE_ENV: 'production' }).metrics).toBe('none')
    const METRICS_TOKEN = 'x'.repeat(20)
    expect(readEnv({ SECRET, METRICS_TOKEN }).metrics).toEqual({ token: METRICS_TOKEN })
  })

  describe('in production', () => {
    const production = { SECRET, NODE_ENV: 'production', DATA_DIR: folder }
    const PUBLIC_URL = 'https://hiring.example'

    it.each([
      ['PUBLIC_URL', { PUBLIC_URL: 'http://hiring.example' }],
      ['PUBLIC_URL', { PUBLIC_URL: 'http://127.0.0.1.example' }],
      ['PUBLIC_URL', { HOST: '0.0.0.0' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://a@db.example/app' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://a@10.0.0.7/app' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://a@localhost/app?host=db.example' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://a@db.example/app?sslmode=disable' }],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://a@db.example/app?sslmode=no-verify' }],
      [
        'DATABASE_URL',
        { DATABASE_URL: 'postgres://a@db.example/app?uselibpqcompat=true&sslmode=require' },
      ],
      ['DATABASE_URL', { DATABASE_URL: 'postgres://a@db.example/app?sslrootcert=/nowhere' }],
      [
        'DATABASE_OWNER_URL',
        {
          DATABASE_URL: 'postgres://a@db.example/app?sslmode=verify-full',
          DATABASE_OWNER_URL: 'postgres://b@db.example/app',
        },
      ],
      ['BREACHED_PASSWORDS_URL', { BREACHED_PASSWORDS_URL: 'http://known.example/range' }],
      ['TEXT_MESSAGES_URL', { TEXT_MESSAGES_URL: 'http://texts.example/send' }],
      ['SMTP_URL', { SMTP_URL: 'smtp://mail.example:587' }],
      ['SMTP_URL', { SMTP_URL: 'smtps://mail.example?tls.rejectUnauthorized=false' }],
    ])('names %s where something would be sent in the open: %o', (name, variables) => {
      const given = { ...production, ...variables }
      expect(() => readEnv(given)).toThrow(StartUpError)
      expect(() => readEnv(given)).toThrow(new RegExp(`^${name}`))
      expect(() => readEnv({ ...given, NODE_ENV: '' })).not.toThrow()
    })

    it.each([
      { PUBLIC_URL },
      { PUBLIC_URL, HOST: '0.0.0.0' },
      { PUBLIC_URL: 'http://localhost:3000' },
      { PUBLIC_URL: 'http://127.0.0.1:3000' },
      { DATABASE_URL: 'postgres://a@localhost/app' },
      { DATABASE_URL: 'postgres://a@[::1]/app' },
      { DATABASE_URL: 'postgres:///app?host=/run/postgresql' },
      { DATABASE_URL: 'postgres://a@db.example/app?sslmode=verify-full' },
      { DATABASE_URL: 'postgres://a@db.example/app?ssl=true' },
      { SMTP_URL: 'smtp://127.0.0.1:25' },
      { SMTP_URL: 'smtps://mail.example' },
      { SMTP_URL: 'smtp://mail.example:587?requireTLS=true' },
      { PLAIN_CONNECTIONS: '1', DATABASE_URL: 'postgres://a@db.example/app' },
      { PLAIN_CONNECTIONS: '1', SMTP_URL: 'smtp://mail.example' },
    ])('takes %o', (variables) => {
      expect(() => readEnv({ ...production, ...variables })).not.toThrow()
    })
  })

  it.each([
    ['SECRET', { NODE_ENV: 'production' }],
    ['PUBLIC_URL', { SECRET, PUBLIC_URL: 'ftp://hiring.example' }],
    ['TLS_KEY', { SECRET, TLS_CERT: '/nowhere.pem' }],
    ['TLS_CERT', { SECRET, TLS_KEY: '/nowhere.pem' }],
    ['TLS_CERT', { SECRET, TLS_CERT: '/nowhere.pem', TLS_KEY: '/nowhere.pem' }],
    ['PLAIN_CONNECTIONS', { SECRET, PLAIN_CONNECTIONS: 'yes' }],
    ['SECRET', { SECRET: 'short' }],
    ['SECRET_BEFORE', { SECRET, SECRET_BEFORE: 'short' }],
    ['SECRET_BEFORE', { SECRET, SECRET_BEFORE: SECRET }],
    ['PORT', { SECRET, PORT: 'http' }],
    ['PORT', { SECRET, PORT: '70000' }],
    ['PORT', { SECRET, PORT: '-1' }],
    ['PUBLIC_URL', { SECRET, PUBLIC_URL: 'hiring' }],
    ['DATABASE_URL', { SECRET, DATABASE_URL: 'mysql://localhost/app' }],
    ['DATABASE_URL', { SECRET, DATABASE_OWNER_URL: 'postgres://localhost/app' }],
    ['DATABASE_OWNER_URL', { SECRET, DATABASE_OWNER_URL: 'mysql://localhost/app' }],
    ['SMTP_URL', { SECRET, SMTP_URL: 'mail.example' }],
    ['SMTP_URL', { SECRET, SMTP_URL: 'https://mail.example' }],
    ['MAIL_FROM', { SECRET, MAIL_FROM: 'Fairlead' }],
    ['MAIL_FROM', { SECRET, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }],
    ['SECURITY_CONTACT', { SECRET, SECURITY_CONTACT: 'security@example.com' }],
    ['SECURITY_CONTACT', { SECRET, SECURITY_CONTACT: 'http://example.com' }],
    ['SECURITY_CONTACT', { SECRET, SECURITY_CONTACT: 'https://example.com\nContact: x' }],
    ['CALLS_PER_MINUTE', { SECRET, CALLS_PER_MINUTE: '0' }],
    ['METRICS_TOKEN', { SECRET, METRICS_TOKEN: 'short' }],
    ['BREACHED_PASSWORDS_URL', { SECRET, BREACHED_PASSWORDS_URL: 'example.com' }],
    ['TEXT_MESSAGES_URL', { SECRET, TEXT_MESSAGES_URL: 'ftp://texts.example' }],
    ['PRIVATE_ISSUERS', { SECRET, PRIVATE_ISSUERS: 'yes' }],
    ['DEMO', { SECRET, DEMO: 'yes' }],
    ['LOG_LEVEL', { SECRET, LOG_LEVEL: 'loud' }],
  ])('names %s when it is wrong: %o', (name, variables) => {
    expect(() => readEnv(variables)).toThrow(StartUpError)
    expect(() => readEnv(variables)).toThrow(new RegExp(`^${name}`))
  })
})
