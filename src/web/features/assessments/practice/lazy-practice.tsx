// Loads the practice, only for skill tests.
import { lazy, Suspense, type ComponentType } from 'react'

import type { AssessmentPackage } from '#contract/assessments.ts'

type Panel = ComponentType<{ slug: string }>

const PracticePanel = lazy(loadPanel)

/** Nothing for an activity that is no skill test. */
export function LazyPractice({ content }: { content: AssessmentPackage }) {
  if (content.kind !== 'skill-test') return null
  return (
    <Suspense fallback={null}>
      <PracticePanel slug={content.slug} />
    </Suspense>
  )
}

async function loadPanel(): Promise<{ default: Panel }> {
  try {
    const panel = await import('./practice-panel.tsx')
    return { default: panel.PracticePanel }
  } catch {
    // Out of reach and not stored on the device: the test starts without it.
    return { default: () => null }
  }
}
