// Loads the practice, only for skill tests.
import { lazy, type ComponentType } from 'react'

import type { AssessmentPackage } from '#contract/assessments/assessments.ts'

type Panel = ComponentType<{ slug: string }>

const PracticePanel = lazy(loadPanel)

/** Nothing for an activity that is no skill test. Suspends until it is loaded. */
export function LazyPractice({ content }: { content: AssessmentPackage }) {
  if (content.kind !== 'skill-test') return null
  return <PracticePanel slug={content.slug} />
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
