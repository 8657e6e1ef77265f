// Reads the environment once, at start. The only file that looks at process.env.
import path from 'node:path'

import { z } from 'zod'

import { aiVariables, chatModelOf } from '../integrations/ai/ai-variables.ts'
import type { ChatModelOptions } from '../integrations/ai/chat-model.ts'
import { mailVariables } from '../integrations/mail/mail-sender.ts'
import { textGatewayOf, textVariables } from '../integrations/text-messages/text-variables.ts'
import type { TextGateway } from '../integrations/text-messages/webhook.ts'
import {
  inboundVariables,
  mailSettingsOf,
  type InboundSettings,
} from '../mail/inbound/inbound-variables.ts'
import {
  signingSettingsOf,
  signingVariables,
  type SigningSettings,
} from '../offers/signing/signing-variables.ts'
import { isLoopback } from './loopback.ts'
import type { MetricsAccess } from './metrics.ts'
import { isPlainDatabase, isPlainMail, isPlainWeb } from './plain-connections.ts'
import { secretsOf } from './secret-variables.ts'
import { readCertificate, type Certificate } from './tls.ts'

/** A start-up problem that the operator can repair; printed as one line, without a stack. */
export class StartUpError extends Error {
  override name = 'StartUpError'
}

const MIN_SECRET_LENGTH = 32
const MIN_TOKEN_LENGTH = 20
/** Load balancers ask about every few seconds whether a server is ready. */
const DRAIN_SECONDS = 5

/** What can be set; OPERATIONS.md lists it. */
export const variablesSchema = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: httpUrl().optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  DATABASE_OWNER_URL: z.string().startsWith('postgres').optional(),
  DATA_DIR: z.string().default('.data'),
  SECRET: z.string().min(MIN_SECRET_LENGTH).optional(),
  SECRET_BEFORE: z.string().min(MIN_SECRET_LENGTH).optional(),
  ...mailVariables,
  ...inboundVariables,
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto)$/, error: 'must be a https: or mailto: address' })
    .regex(/^\S+$/, { error: 'must be one address' })
    .optional(),
  PRIVATE_ISSUERS: z.enum(['0', '1']).default('0'),
  PLAIN_CONNECTIONS: z.enum(['0', '1']).default('0'),
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  BREACHED_PASSWORDS_URL: httpUrl().optional(),
  ...aiVariables,
  ...textVariables,
  ...signingVariables,
  METRICS_TOKEN: z.string().min(MIN_TOKEN_LENGTH).optional(),
  ANALYTICS_URL: httpUrl().optional(),
  ERROR_REPORTING_URL: httpUrl().optional(),
  DEMO: z.enum(['0', '1']).optional(),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  API_DOCS: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
})

type Values = z.output<typeof variablesSchema>

export type Env = {
  readonly isProduction: boolean
  readonly host: string
  readonly port: number
  readonly publicUrl: string | undefined
  /** With it the server speaks TLS itself, and no proxy stands in front. */
  readonly certificate: Certificate | undefined
  readonly databaseUrl: string | undefined
  /** By it migrations, start-up and the job queue sign in, where requests have a role of their own. */
  readonly databaseOwnerUrl: string | undefined
  readonly dataDir: string
  readonly secret: string
  /** What it made is still taken. */
  readonly secretBefore: string | undefined
  readonly smtpUrl: string | undefined
  /** Whom messages come from: a name and an address. */
  readonly mailFrom: string
  /** Its address alone; undefined where neither `MAIL_FROM` nor `PUBLIC_URL` names one. */
  readonly mailSender: string | undefined
  /** Where answers of applicants come in; undefined where they go to the user who wrote. */
  readonly inbound: InboundSettings | undefined
  /** Without a mail server: whether messages are kept for everyone to read in the app. */
  readonly hasMailbox: boolean
  /** Whom people tell about a weakness. */
  readonly securityContact: string | undefined
  /** Whether identity providers on this machine may be asked: only while no other user gets here. */
  readonly allowsLoopbackIssuers: boolean
  /** Whether identity providers of this server's own network may be asked. */
  readonly allowsInnerIssuers: boolean
  /** Whom to ask whether a password became known. */
  readonly breachedPasswordsUrl: string | undefined
  /** The language model of the editor; undefined where the operator named none. */
  readonly ai: ChatModelOptions | undefined
  /** Who sends text messages; undefined where they stay in the local mailbox, or go nowhere. */
  readonly textGateway: TextGateway | undefined
  /** What documents are sealed with. */
  readonly signing: SigningSettings
  /** Of one session. */
  readonly callsPerMinute: number
  readonly metrics: MetricsAccess
  /** Where is told what goes wrong in the app, and, in production alone, which screens are opened. */
  readonly monitoring: {
    readonly analyticsUrl: string | undefined
    readonly errorReportingUrl: string | undefined
  }
  /** Whether /docs shows the API's description and the guides. */
  readonly hasDocs: boolean
  readonly hasDemo: boolean
  /** How long the server goes on serving once it has said that it will stop. */
  readonly drainSeconds: number
  readonly logLevel: string
}

/**
 * Parses the variables. Outside production a missing `SECRET` is made once and kept under the data directory.
 * @throws StartUpError naming the variable and what to do.
 */
export function readEnv(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): Env {
  const values = parse(variables)
  const isProduction = values.NODE_ENV === 'production'
  if (values.DATABASE_OWNER_URL !== undefined && values.DATABASE_URL === undefined)
    throw new StartUpError('DATABASE_URL is missing: DATABASE_OWNER_URL needs it.')
  const certificate = certificateOf(values)
  if (isProduction) assertEncrypted(values)
  const dataDir = path.resolve(values.DATA_DIR)
  // People who try it want to see something; a company's own installation starts empty.
  // Where people are sent, no one signs in by a printed password unless that is wanted.
  const isPublic = isProduction || values.PUBLIC_URL !== undefined
  const hasDemo = (values.DEMO ?? (isPublic ? '0' : '1')) === '1'
  return {
    isProduction,
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.PUBLIC_URL,
    certificate,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    dataDir,
    ...orStartUpError(() => secretsOf(values, { isProduction, dataDir })),
    ...orStartUpError(() => mailSettingsOf(values)),
    hasMailbox: values.SMTP_URL === undefined && (!isPublic || hasDemo),
    securityContact: values.SECURITY_CONTACT,
    allowsLoopbackIssuers: !isProduction && isOnlyHere(values),
    allowsInnerIssuers: values.PRIVATE_ISSUERS === '1',
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL,
    textGateway: textGatewayOf(values),
    ...orStartUpError(() => ({ ai: chatModelOf(values), signing: signingSettingsOf(values) })),
    callsPerMinute: values.CALLS_PER_MINUTE,
    metrics: metricsAccess(values.METRICS_TOKEN, isPublic),
    monitoring: {
      analyticsUrl: isProduction ? values.ANALYTICS_URL : undefined,
      errorReportingUrl: values.ERROR_REPORTING_URL,
    },
    ...defaultsOf(values, isProduction),
    hasDemo,
  }
}

function defaultsOf(values: Values, isProduction: boolean) {
  return {
    hasDocs: (values.API_DOCS ?? (isProduction ? '0' : '1')) === '1',
    drainSeconds: values.DRAIN_SECONDS ?? (isProduction ? DRAIN_SECONDS : 0),
    // On a person's terminal the login pages and the troubles are enough.
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
  }
}

function parse(variables: Readonly<Record<string, string | undefined>>): Values {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = variablesSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new StartUpError(
    `${issue?.path.join('.') ?? 'Environment'}: ${issue?.message ?? 'not valid'}.`,
  )
}

function certificateOf({ TLS_CERT, TLS_KEY, PUBLIC_URL }: Values): Certificate | undefined {
  if (TLS_CERT === undefined && TLS_KEY === undefined) return undefined
  if (TLS_CERT === undefined) throw new StartUpError('TLS_CERT is missing: TLS_KEY needs it.')
  if (TLS_KEY === undefined) throw new StartUpError('TLS_KEY is missing: TLS_CERT needs it.')
  if (PUBLIC_URL?.startsWith('http:') === true)
    throw new StartUpError('PUBLIC_URL: with TLS_CERT it has to be a https: address.')
  return orStartUpError(() => readCertificate({ TLS_CERT, TLS_KEY }))
}

// What people and their companies entrust is not sent in the open, neither to them nor between servers.
function assertEncrypted(values: Values): void {
  const { HOST, PUBLIC_URL, DATABASE_URL, DATABASE_OWNER_URL, SMTP_URL } = values
  const { BREACHED_PASSWORDS_URL, AI_BASE_URL, TEXT_MESSAGES_URL, PLAIN_CONNECTIONS } = values
  if (PUBLIC_URL === undefined && !isLoopback(HOST)) {
    throw new StartUpError(
      'PUBLIC_URL is missing. Set it to the https: address that people use: HOST is more than this machine.',
    )
  }
  if (PUBLIC_URL !== undefined && isPlainWeb(PUBLIC_URL))
    throw new StartUpError('PUBLIC_URL: in production it has to be a https: address.')
  for (const [name, url] of Object.entries({
    BREACHED_PASSWORDS_URL,
    AI_BASE_URL,
    TEXT_MESSAGES_URL,
  }))
    if (url !== undefined && isPlainWeb(url))
      throw new StartUpError(`${name}: in production it has to be a https: address.`)
  if (PLAIN_CONNECTIONS === '1') return
  const advice = 'or set PLAIN_CONNECTIONS=1 where the network between them is your own.'
  for (const [name, url] of Object.entries({ DATABASE_URL, DATABASE_OWNER_URL })) {
    if (url === undefined || !isPlainDatabaseUrl(name, url)) continue
    throw new StartUpError(
      `${name}: the connection would not be encrypted, or to anyone. Add sslmode=verify-full to it, ${advice}`,
    )
  }
  if (SMTP_URL !== undefined && isPlainMail(SMTP_URL)) {
    throw new StartUpError(
      `SMTP_URL: the connection might not be encrypted, or be to anyone. Use smtps:, or add requireTLS=true to it, ${advice}`,
    )
  }
}

function isPlainDatabaseUrl(name: string, url: string): boolean {
  try {
    return isPlainDatabase(url)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StartUpError(`${name}: it cannot be read (${reason}).`, { cause: error })
  }
}

function orStartUpError<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new StartUpError(error.message, { cause: error })
  }
}

function metricsAccess(token: string | undefined, isPublic: boolean): MetricsAccess {
  if (token !== undefined) return { token }
  return isPublic ? 'none' : 'everyone'
}

function httpUrl() {
  return z.url({ protocol: /^https?$/, error: 'must be a http: or https: address' })
}

// Neither listens for others nor sends them anywhere else.
function isOnlyHere({ HOST, PUBLIC_URL }: Values): boolean {
  return isLoopback(HOST) && (PUBLIC_URL === undefined || isLoopback(new URL(PUBLIC_URL).hostname))
}
