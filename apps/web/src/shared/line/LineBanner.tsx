import { Icon } from '../drawings/Icon.tsx'
import { ageText } from './age-text.ts'
import { useIsLineDown } from './line.ts'
import { lineTexts } from './line.texts.ts'
import { useOpenQuestions } from './open-questions.ts'
import { useShownSince } from './use-shown-since.ts'
import styles from './LineBanner.module.css'

const useWords = (isForm: boolean): string => {
  const sinceMs = useShownSince()
  const questions = useOpenQuestions()
  if (isForm && questions === 0) return lineTexts.formBanner
  const isOld = !isForm && sinceMs !== undefined
  return lineTexts.banner({ asOf: isOld ? ageText(sinceMs) : undefined, questions })
}

/**
 * Says that the line is gone and how old is what one reads; gone by itself. Always present, so that screen readers hear it come.
 * `isForm`: on a page of those who are not logged in, which reads nothing.
 */
export const LineBanner = ({ isForm = false }: { isForm?: boolean }) => {
  const isDown = useIsLineDown()
  const words = useWords(isForm)
  return (
    <div role="status">
      {isDown && (
        <p className={styles.banner}>
          <Icon name="offline" sizePx={18} />
          {words}
        </p>
      )}
    </div>
  )
}
