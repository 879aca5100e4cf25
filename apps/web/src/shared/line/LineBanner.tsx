import { Icon } from '../drawings/Icon.tsx'
import { ageText } from './age-text.ts'
import { useIsLineDown } from './line.ts'
import { lineTexts } from './line.texts.ts'
import { useOpenQuestions } from './open-questions.ts'
import { useShownSince } from './use-shown-since.ts'
import styles from './LineBanner.module.css'

/** Says that the line is gone and how old is what one reads; gone by itself. Always present, so that screen readers hear it come. */
export const LineBanner = () => {
  const isDown = useIsLineDown()
  const sinceMs = useShownSince()
  const questions = useOpenQuestions()
  return (
    <div role="status">
      {isDown && (
        <p className={styles.banner}>
          <Icon name="offline" sizePx={18} />
          {lineTexts.banner({ asOf: sinceMs === undefined ? undefined : ageText(sinceMs), questions })}
        </p>
      )}
    </div>
  )
}
