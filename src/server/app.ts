// Builds the app from explicit dependencies. Starts nothing: no port, no worker.
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:https'

import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  LogController,
  type FastifyHttpsOptions,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import pino from 'pino'

import { REPLY_MARK } from '#contract/core/reply-mark.ts'

import type { Database } from './db/database.ts'
import { AppError } from './http/app-error.ts'
import { BODY_PACE, registerBodyPace, requestTimeoutOf, type BodyPace } from './http/body-pace.ts'
import { registerDocument } from './http/document.ts'
import { registerErrors, sendError } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { registerMetrics, type MetricsAccess } from './http/metrics.ts'
import { registerRequestLog } from './http/request-log.ts'
import type { Secrets } from './http/secrets.ts'
import { registerSecurityContact } from './http/security-contact.ts'
import { registerSecurity, securityHeaders } from './http/security.ts'
import { registerStatic } from './http/static-files.ts'
import { tlsOptions, type Certificate } from './http/tls.ts'
import { createChatModel, type ChatModelOptions } from './integrations/ai/chat-model.ts'
import { noBreaches } from './integrations/breaches/port.ts'
import { createRangeService } from './integrations/breaches/range-service.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { InboundSettings } from './mail/inbound/inbound-variables.ts'
import type { MonitoringTargets } from './monitoring/monitoring-service.ts'
import type { SigningSettings } from './offers/signing/signing-variables.ts'
import { registerRouteModules } from './route-modules.ts'
import type { IssuerReach } from './session/session-module.ts'
import type { DiskRoom } from './storage/disk-room.ts'
import type { Storage } from './storage/storage.ts'

const BODY_LIMIT_BYTES = 1_048_576

export type AppOptions = Secrets &
  IssuerReach & {
    readonly database: Database
    readonly jobs: Jobs
    readonly storage: Storage
    readonly publicUrl?: string | undefined
    /** See `tls.ts`. */
    readonly certificate?: Certificate | undefined
    /** See `security-contact.ts`. */
    readonly securityContact?: string | undefined
    /** See `interview-calendar.ts`. */
    readonly mailSender?: string | undefined
    /** See `inbound-variables.ts`; no mail comes in when left out. */
    readonly inbound?: InboundSettings | undefined
    /** What documents are sealed with: see `signing-variables.ts`. */
    readonly signing?: SigningSettings | undefined
    /** Whether the local mailbox may be read, by everyone. */
    readonly hasMailbox?: boolean | undefined
    /** Aborted once the server is told to stop. */
    readonly stopping?: AbortSignal | undefined
    /** Of the disk that files are stored on; without end when left out. */
    readonly room?: DiskRoom | undefined
    /** Where the built app lies; without it only the API is served. */
    readonly webRoot?: string | undefined
    readonly logLevel?: string
    /** Where the log's lines go, one JSON object each; to standard output when left out. */
    readonly logTo?: { write(line: string): void } | undefined
    readonly now?: () => Date
    /** What is watched, and where that is sent; nothing when left out. */
    readonly monitoring?: MonitoringTargets | undefined
    /** See `range-service.ts`; no one is asked when left out. */
    readonly breachedPasswordsUrl?: string | undefined
    /** See `chat-model.ts`; no writing help when left out. */
    readonly ai?: ChatModelOptions | undefined
    /** See `call-limit.ts`; without end when left out. */
    readonly callsPerMinute?: number | undefined
    /** Whether /docs shows the API's description and the guides; true when left out. */
    readonly hasDocs?: boolean | undefined
    /** See `body-pace.ts`; its own numbers when left out. */
    readonly bodyPace?: BodyPace | undefined
    /** See `metrics.ts`. */
    readonly metrics?: MetricsAccess
  }

/** The whole app, ready for `listen` or `inject`. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const now = options.now ?? (() => new Date())
  const app = createServer(options)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // The API speaks JSON; Fastify would take text as well.
  app.removeContentTypeParser('text/plain')
  registerErrors(app)
  registerBodyPace(app, options.bodyPace ?? BODY_PACE)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    void reply.header(REPLY_MARK, now().getTime())
    done()
  })
  registerMetrics(app, options.metrics ?? 'none')
  registerRequestLog(app)
  registerSecurity(app, {
    publicUrl: options.publicUrl,
    certificate: options.certificate,
    connectsTo: Object.values(options.monitoring ?? {}),
  })
  await app.register(cookie)
  // Nothing of ours sends a compressed body, which could unfold to more than the limit says.
  await app.register(compress, { threshold: 1024, globalDecompression: false })
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: () => new AppError('rate_limited'),
  })
  await registerDocument(app, options)
  registerHealth(app, options)
  registerSecurityContact(app, { ...options, now })
  await app.register((modules, _, done) => {
    registerRouteModules(modules, {
      ...options,
      now,
      breaches: breachedPasswords(app, options),
      writingModel: options.ai === undefined ? undefined : createChatModel(options.ai),
    })
    done()
  })
  await registerStatic(app, { webRoot: options.webRoot })
  return app
}

function createServer(options: AppOptions): FastifyInstance {
  const { data: headers } = securityHeaders(options)
  const given: FastifyServerOptions = {
    ...logging(options),
    // One line for each request, when it is answered: request-log.ts.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: requestTimeoutOf(options.bodyPace ?? BODY_PACE),
    // The proxy in front says who asks; what the caller says of that itself, before it, counts nothing.
    trustProxy: isBehindProxy(options) ? (_, hop) => hop === 0 : false,
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) => {
      // No hook runs for what Fastify cannot read.
      const marked = reply.headers({ ...headers, [REPLY_MARK]: Date.now() })
      void sendError({ error, request, reply: marked })
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  }
  const https = tlsOptions(options.certificate)
  if (https === null) return Fastify(given)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is given has nothing to do with the server's kind
  return Fastify({ ...given, https } as unknown as FastifyHttpsOptions<Server>)
}

function breachedPasswords(app: FastifyInstance, { breachedPasswordsUrl: url }: AppOptions) {
  const warn = (reason: string) => app.log.warn({ reason }, 'breached passwords')
  return url === undefined ? noBreaches : createRangeService({ url, warn })
}

// A server that speaks TLS itself is what people's browsers talk to.
function isBehindProxy({ publicUrl, certificate }: AppOptions): boolean {
  return publicUrl !== undefined && certificate === undefined
}

// Lines are written many at a time, at most half a second late, and the last ones when the server ends.
function logging({ logLevel: level, logTo }: AppOptions): FastifyServerOptions {
  if (level === undefined || level === 'silent') return { logger: false }
  return { logger: { level, stream: logTo ?? openLog() } }
}

function openLog() {
  const stream = pino.destination({ sync: false, minLength: 4096, periodicFlush: 500 })
  // Lines that find no room on a full disk are lost; requests are still answered.
  stream.on('error', () => {})
  return stream
}
