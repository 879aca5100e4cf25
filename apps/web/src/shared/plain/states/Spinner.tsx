import styles from './Spinner.module.css'

/** Decorative; the button or the sentence beside it says what is going on. */
export const Spinner = ({ sizePx = 18 }: { sizePx?: number }) => (
  <span aria-hidden="true" className={styles.spinner} style={{ width: sizePx, height: sizePx }} />
)
