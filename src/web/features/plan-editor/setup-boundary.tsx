import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'

import { DataBoundary } from '#web/features/staff-shell/data-boundary.tsx'

import { LOAD_PROBLEMS } from './plan-labels.ts'
import type { BuilderStep, SetupPart } from './setup-paths.ts'

type SetupBoundaryProps = {
  /** Of what stands inside: another one waits, and fails, by itself. */
  pathname?: string
  /** What is asked inside: where that failed, something else is asked for again. */
  asked?: string
  /** What could not be loaded. */
  title: ReactNode
  /** How high it is while it waits. */
  height: string
  children: ReactNode
}

/** Around a piece of the setup, which waits and fails by itself. */
export function SetupBoundary(props: SetupBoundaryProps) {
  return <DataBoundary {...props} flag="smartreq_access" homeHref="/hire" headingLevel={2} />
}

type PartBoundaryProps = { jobId: number; part: SetupPart | BuilderStep; children: ReactNode }

/** Around the part of the setup, or the step of the builder, that is open. */
export function PartBoundary({ jobId, part, children }: PartBoundaryProps) {
  const { i18n } = useLingui()
  const problem = LOAD_PROBLEMS[part]
  return (
    <SetupBoundary
      pathname={`${part} ${jobId}`}
      title={problem === undefined ? undefined : i18n._(problem)}
      height="16rem"
    >
      {children}
    </SetupBoundary>
  )
}
