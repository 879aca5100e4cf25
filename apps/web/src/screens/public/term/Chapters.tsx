import type { Chapter } from './legal-text.ts'
import styles from './Terms.module.css'

const keyOf = (block: string | readonly string[]) => (typeof block === 'string' ? block : block.join())

/** Numbered as their place in the document. */
export const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) =>
  chapters.map(({ id, title, blocks }, index) => (
    <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-titulo`}>
      <h4 id={`${id}-titulo`}>
        {index + 1}. {title}
      </h4>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={keyOf(block)}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  ))
