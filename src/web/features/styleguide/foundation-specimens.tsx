import type { ReactNode } from 'react'

import { StatusPill } from '#web/ui/feedback/badge.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { FairleadMark } from '#web/ui/layout/fairlead-mark.tsx'
import { PageHeader } from '#web/ui/layout/page-header.tsx'

import { Specimen } from './specimen.tsx'
import { colours, sample, textSizes } from './styleguide-samples.ts'

import styles from './styleguide.module.css'

/** Colours, type and surfaces. */
export function FoundationSpecimens() {
  return (
    <>
      <Specimen name="FairleadMark">
        <div className={styles.row}>
          {[20, 28, 48, 96].map((size) => (
            <FairleadMark key={size} size={size} />
          ))}
        </div>
      </Specimen>
      <Specimen name="tokens.css">
        <div className={styles.swatches}>
          {colours.map((colour) => (
            <div key={colour} className={styles.swatch}>
              <span className={styles.colour} style={{ background: `var(--${colour})` }} />
              {colour}
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="--text-*">
        <div className={styles.stack}>
          {textSizes.map((size) => (
            <span key={size} style={{ fontSize: `var(--text-${size})`, lineHeight: 1.3 }}>
              {sample.question}
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="Card">
        <div className={styles.columns}>
          <Card>{sample.paragraph}</Card>
          <Card padding="compact">{sample.paragraph}</Card>
          <Card isRaised>{sample.paragraph}</Card>
        </div>
      </Specimen>
    </>
  )
}

/** The head of a page, once: it holds the h1. */
export function GuideHeader({
  actions,
  description,
}: {
  actions: ReactNode
  description: ReactNode
}) {
  return (
    <PageHeader
      title="Fairlead UI"
      description={description}
      meta={<StatusPill tone="green">WCAG 2.2 AA</StatusPill>}
      actions={actions}
    />
  )
}
