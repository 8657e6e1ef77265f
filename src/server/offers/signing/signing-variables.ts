// How the operator sets what documents are sealed with.
import { readFileSync } from 'node:fs'

import { z } from 'zod'

export const signingVariables = {
  SIGN_P12: z.string().optional(),
  SIGN_P12_PASSWORD: z.string().optional(),
  TSA_URL: z.url({ protocol: /^https?$/, error: 'must be a http: or https: address' }).optional(),
}

type Values = { readonly [K in keyof typeof signingVariables]?: string | undefined }

export type SigningSettings = {
  /** The operator's certificate; without it the installation makes its own. */
  readonly p12?: { readonly bytes: Uint8Array; readonly password: string } | undefined
  /** A timestamp authority (RFC 3161) that proves when documents were sealed. */
  readonly tsaUrl?: string | undefined
}

/** @throws Error that names the variable and what is wrong */
export function signingSettingsOf({
  SIGN_P12,
  SIGN_P12_PASSWORD,
  TSA_URL,
}: Values): SigningSettings {
  if (SIGN_P12 === undefined && SIGN_P12_PASSWORD !== undefined)
    throw new Error('SIGN_P12 is missing: SIGN_P12_PASSWORD needs it.')
  if (SIGN_P12 === undefined) return { tsaUrl: TSA_URL }
  return { p12: { bytes: read(SIGN_P12), password: SIGN_P12_PASSWORD ?? '' }, tsaUrl: TSA_URL }
}

function read(file: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(file))
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new Error(`SIGN_P12: the file cannot be read (${reason}).`, { cause: error })
  }
}
