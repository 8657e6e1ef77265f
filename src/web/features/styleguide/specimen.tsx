import type { ReactNode } from 'react'

import { classNames } from '#web/ui/class-names.ts'
import type { ThemeChoice } from '#web/ui/theme.ts'

import styles from './styleguide.module.css'

/** `both` shows every section twice, light beside dark. */
export type GuideTheme = ThemeChoice | 'both'

/** One group of the guide, with the anchor that the contents link to. */
export function GuideSection({
  id,
  theme,
  children,
}: {
  id: string
  theme: GuideTheme
  children: ReactNode
}) {
  const isBoth = theme === 'both'
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        {id}
      </h2>
      <div className={classNames(styles.themes, isBoth && styles.both)}>
        <div className={styles.theme} data-theme={isBoth ? 'light' : undefined}>
          {children}
        </div>
        {isBoth && (
          <div className={styles.theme} data-theme="dark">
            {children}
          </div>
        )}
      </div>
    </section>
  )
}

/** One component, under the name by which code imports it. */
export function Specimen({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.specimenName}>{name}</h3>
      {children}
    </div>
  )
}
