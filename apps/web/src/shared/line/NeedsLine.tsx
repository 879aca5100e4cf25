import { Icon } from '../drawings/Icon.tsx'
import { useIsLineDown } from './line.ts'
import { lineTexts } from './line.texts.ts'
import styles from './NeedsLine.module.css'

/** Stands by an act that decides: without a line it says, before anybody presses, that nothing would go out. */
export const NeedsLine = () =>
  useIsLineDown() && (
    <p className={styles.needs}>
      <Icon name="offline" sizePx={18} />
      {lineTexts.needsLine}
    </p>
  )
