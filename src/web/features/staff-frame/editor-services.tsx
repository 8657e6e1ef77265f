// Lets the editor of rich text upload images and videos for the company that the user works in.
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'

import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts'
import { api, forUpload, unwrap } from '#web/api/client.ts'
import { useErrorText } from '#web/features/shell/error-messages.ts'
import { EditorServicesContext, type MediaKind } from '#web/ui/staff/editor/editor-services.ts'

import { findWriter } from './writing-help.ts'

const MESSAGES: Partial<Record<ApiErrorCode, MessageDescriptor>> = {
  unsupported_image: msg`Only PNG, JPEG, GIF and WebP images are supported.`,
  payload_too_large: msg`This file is too large: an image can have 5 MB, a video 100 MB.`,
  ai_unavailable: msg`There is no writing help here any more.`,
  ai_token_expired: msg`The writing help was open for too long. Try again.`,
  ai_failed: msg`The writing help did not answer. Your text is as it was. Try again.`,
  media_full: msg`Your company has used all of its room for images and videos.`,
}

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
              const own = error instanceof ApiError ? MESSAGES[error.code] : undefined
              return own === undefined ? errorText(error) : i18n._(own)
            },
          },
    [accountId, errorText, findOwnWriter, i18n],
  )
  return <EditorServicesContext value={services}>{children}</EditorServicesContext>
}

async function upload(accountId: number, { file, kind }: { file: File; kind: MediaKind }) {
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
