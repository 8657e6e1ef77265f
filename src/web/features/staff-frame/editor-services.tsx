// Lets the editor of rich text upload images and videos for the company that the user works in.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'

import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { api, forUpload, unwrap } from '#web/api/client.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { decodeImage } from '#web/features/shell/photos/decode-image.ts'
import {
  EditorServicesContext,
  MEDIA_TYPES,
  type MediaKind,
} from '#web/ui/staff/editor/editor-services.ts'

import { findWriter } from './writing-help.ts'

const MESSAGES: Partial<Record<ApiErrorCode, MessageDescriptor>> = {
  unsupported_image: msg`Only PNG, JPEG, GIF and WebP images are supported.`,
  payload_too_large: msg`This file is too large: an image can have 5 MB, a video 100 MB.`,
  ai_unavailable: msg`There is no writing help here any more.`,
  ai_token_expired: msg`The writing help was open for too long. Try again.`,
  ai_failed: msg`The writing help did not answer. Your text is as it was. Try again.`,
  media_full: msg`Your company has used all of its room for images and videos.`,
}

const BROKEN_IMAGE = msg`This file cannot be shown: it is damaged, or it is not a PNG, JPEG, GIF or WebP image. Choose another one.`

/** A file that is named like an image, and that no browser would show. */
class BrokenImageError extends Error {}

type EditorServicesProps = { accountId: number | undefined; children: ReactNode }

export function EditorServices({ accountId, children }: EditorServicesProps) {
  const { i18n } = useLingui()
  const errorText = useErrorText()
  const queries = useQueryClient()
  // The same function for the same company: an editor asks once.
  const findOwnWriter = useCallback(
    async () => (accountId === undefined ? null : findWriter({ accountId, queries })),
    [accountId, queries],
  )
  const services = useMemo(
    () =>
      accountId === undefined
        ? null
        : {
            uploadMedia: (given: { file: File; kind: MediaKind }) => upload(accountId, given),
            findWriter: findOwnWriter,
            errorText: (error: unknown) => {
              const own = ownMessage(error)
              return own === undefined ? errorText(error) : i18n._(own)
            },
          },
    [accountId, errorText, findOwnWriter, i18n],
  )
  return <EditorServicesContext value={services}>{children}</EditorServicesContext>
}

function ownMessage(error: unknown): MessageDescriptor | undefined {
  if (error instanceof BrokenImageError) return BROKEN_IMAGE
  return error instanceof ApiError ? MESSAGES[error.code] : undefined
}

// The server knows an image by how its file begins. Whether all of it is there shows only by decoding it, which is left to
// the program that shows it afterwards. Files of another type go to the server, which says so.
async function assertShowable({ file, kind }: { file: File; kind: MediaKind }): Promise<void> {
  if (kind !== 'image' || !MEDIA_TYPES.image.split(',').includes(file.type)) return
  const image = await decodeImage(file)
  if (image === null) throw new BrokenImageError()
  image.close()
}

async function upload(accountId: number, { file, kind }: { file: File; kind: MediaKind }) {
  await assertShowable({ file, kind })
  const form = new FormData()
  // The field before the file: the server knows then what to expect.
  form.set('resource_type', kind)
  form.set('file', file)
  const call = api.POST('/account/v1/media/account/{account_id}/', {
    params: {
      path: { account_id: accountId },
      header: { 'Idempotency-Key': crypto.randomUUID() },
    },
    body: { resource_type: kind, file: file.name },
    bodySerializer: () => form,
    ...forUpload,
  })
  return (await unwrap(call)).data.url
}
