import type { Chapter } from './legal-text.ts'
import { termsPageTexts as texts } from './terms-page.texts.ts'
import styles from './Terms.module.css'

export interface IndexedPart {
  id: string
  title: string
  chapters: readonly Chapter[]
}

/** Every chapter by its anchor. */
export const DocumentIndex = ({ parts }: { parts: readonly IndexedPart[] }) => (
  <nav className={styles.index} aria-labelledby="indice">
    <h2 id="indice">{texts.index}</h2>
    <ul>
      {parts.map(({ id, title, chapters }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
          {chapters.length > 0 && (
            <ol>
              {chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a href={`#${chapter.id}`}>{chapter.title}</a>
                </li>
              ))}
            </ol>
          )}
        </li>
      ))}
    </ul>
  </nav>
)
