// The server from its database to its port: database, demo data, jobs, port. Ended in order when told to.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import type { FastifyInstance } from 'fastify'

import { buildApp } from './app.ts'
import { syncInstruments } from './assessments/instruments/sync-instruments.ts'
import type { Database } from './db/database.ts'
import { migrateDatabase, openDatabase } from './db/open.ts'
import { startAlone } from './db/start-lock.ts'
import { greet } from './greeting.ts'
import { prepareDocument } from './http/document.ts'
import type { Env } from './http/env.ts'
import { loggableError } from './http/loggable-error.ts'
import { surviveUncaughtErrors } from './http/uncaught-errors.ts'
import { createEmbeddedMail } from './integrations/mail/embedded.ts'
import { noMail, type Mail } from './integrations/mail/port.ts'
import { createSmtpMail } from './integrations/mail/smtp.ts'
import { createEmbeddedTexts } from './integrations/text-messages/embedded.ts'
import { noTextMessages, type TextMessages } from './integrations/text-messages/port.ts'
import { createTextGateway } from './integrations/text-messages/webhook.ts'
import { jobHandlers } from './job-handlers.ts'
import { createJobs, type JobHandlers, type Jobs } from './jobs/jobs.ts'
import { portError } from './port.ts'
import { hashPassword } from './session/password-hash.ts'
import { renewSealedSecrets } from './session/second-factors/renew-sealed-secrets.ts'
import { stopOnSignals } from './shutdown.ts'
import { checkInstallation } from './storage/check-installation.ts'
import { assertRoom, createDiskRoom } from './storage/disk-room.ts'
import { createFolderStorage, removeAbandoned } from './storage/folder-storage.ts'
import type { Storage } from './storage/storage.ts'

const WEB_ROOT = path.resolve(import.meta.dirname, '../../dist')

/**
 * Opens the database, brings it up to date, and serves until the process is told to end.
 * @throws StartUpError for what the operator can repair
 */
export async function serve(env: Env): Promise<void> {
  await mkdir(env.dataDir, { recursive: true })
  await assertRoom(env.dataDir)
  const database = await openDatabase(env)
  const jobs = createJobs({
    database,
    onError: (error, job) => app.log.error({ err: loggableError(error), job }, 'job queue'),
  })
  const files = path.join(env.dataDir, 'files')
  const storage = createFolderStorage(files)
  const stopping = new AbortController()
  const app = await buildApp({
    ...env,
    database,
    jobs,
    storage,
    room: createDiskRoom(env.dataDir),
    stopping: stopping.signal,
    webRoot: WEB_ROOT,
  })
  await startAlone(database, async () => {
    await migrateDatabase(database, env)
    await checkInstallation({ owner: database.owner, folder: files })
    await removeAbandoned(files, { at: new Date() })
    await syncInstruments(database.owner)
    if (env.hasDemo) await addDemo(env, { database, jobs, storage })
    await jobs.start(handlersOf(env, { database, storage, jobs }))
    await renewSealedSecrets(database, env)
  })
  await app.ready()
  prepareDocument(app)
  await listen(app, env)
  surviveUncaughtErrors(app)
  stopOnSignals({ app, jobs, database, stopping, drainMs: env.drainSeconds * 1000 })
  await greet({ app, env, database })
}

function handlersOf(
  env: Env,
  deps: { database: Database; storage: Storage; jobs: Jobs },
): JobHandlers {
  const now = () => new Date()
  const mail = chooseMail(env, { ...deps, now })
  const texts = chooseTexts(env, { ...deps, now })
  const { secret, secretBefore, mailSender, inbound, signing, allowsLoopbackIssuers } = env
  const set = { secret, secretBefore, mailSender, inbound, signing, allowsLoopbackIssuers }
  return jobHandlers({ ...deps, ...set, mail, texts, now, origin: originOf(env) })
}

// Nothing of it is loaded where people work.
async function addDemo(
  env: Env,
  deps: { database: Database; jobs: Jobs; storage: Storage },
): Promise<void> {
  const { database, storage } = deps
  const { secret } = env
  const { seedDemo } = await import('./db/demo/seed-demo.ts')
  const { makeEveryKind } = await import('./db/demo/make-every-kind.ts')
  const { makeInterviewLibraries } = await import('./db/demo/make-interview-library.ts')
  const { makeOfferSettings } = await import('./db/demo/make-offer-settings.ts')
  const { makeOffers } = await import('./db/demo/make-offers.ts')
  const { DEMO_PASSWORD } = await import('./db/demo/companies.ts')
  const now = () => new Date()
  const services = { jobs: deps.jobs, secret, now, origin: originOf(env) }
  const isNew = await seedDemo(database.owner, {
    ...services,
    passwordHash: await hashPassword(DEMO_PASSWORD),
  })
  if (!isNew) return
  await makeEveryKind({ ...services, database })
  await makeInterviewLibraries({ database, now })
  await makeOfferSettings({ database, now })
  const { secretBefore, signing } = env
  await makeOffers({ ...services, secretBefore, signing, database, storage })
}

// Where links of messages lead that no request has caused.
function originOf({ publicUrl, certificate, host, port }: Env): string {
  if (publicUrl !== undefined) return new URL(publicUrl).origin
  return `${certificate === undefined ? 'http' : 'https'}://${host}:${port}`
}

function chooseMail(env: Env, deps: { database: Database; now: () => Date }): Mail {
  if (env.smtpUrl !== undefined) return createSmtpMail({ url: env.smtpUrl, from: env.mailFrom })
  return env.hasMailbox ? createEmbeddedMail(deps) : noMail
}

function chooseTexts(env: Env, deps: { database: Database; now: () => Date }): TextMessages {
  if (env.textGateway !== undefined) return createTextGateway(env.textGateway)
  return env.hasMailbox ? createEmbeddedTexts(deps) : noTextMessages
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.port })
  } catch (error) {
    throw portError(error, env)
  }
}
