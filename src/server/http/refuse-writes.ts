// Refuses what would store something while the disk is full, before any of it is read. Signing in and reading go on.
import type { FastifyInstance } from 'fastify'

import type { Endpoint } from '#contract/core/endpoint.ts'

import type { DiskRoom } from '../storage/disk-room.ts'
import { AppError } from './app-error.ts'

/** Asks before each call that stores something. */
export function registerRefusedWrites(app: FastifyInstance, room: DiskRoom): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    const { endpoint } = routeOptions.config
    if (endpoint !== undefined && isWriting(endpoint) && (await room.isFull()))
      throw new AppError('disk_full')
  })
}

function isWriting({ policy, bytes, form }: Endpoint): boolean {
  return policy.isIdempotent === true || bytes === 'in' || form !== undefined
}
