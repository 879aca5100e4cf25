import { shellTexts } from './shell.texts.ts'
import styles from './SkipLink.module.css'

export const contentId = 'contenido'

/** The first stop of the keyboard: over the menu, straight to the content. */
export const SkipLink = () => (
  <a className={styles.skip} href={`#${contentId}`}>
    {shellTexts.skip}
  </a>
)
