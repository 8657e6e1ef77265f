import styles from './spinner.module.css'

/** A turning ring in the colour of its text. Purely visual: the user who shows it also says the words. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
