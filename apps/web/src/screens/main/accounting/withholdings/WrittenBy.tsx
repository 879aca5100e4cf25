import { When } from '#shared/plain/values/When.tsx'
import { withholdingsTexts as texts } from './withholdings.texts.ts'
import styles from './withholdings.module.css'

interface WrittenByProps {
  edition: { by: { name: string } | null; createdAt: string }
}

/** Who wrote it, and when; the product came with the others. */
export const WrittenBy = ({ edition: { by, createdAt } }: WrittenByProps) =>
  by === null ? (
    texts.byProduct
  ) : (
    <>
      {by.name}
      <small className={styles.muted}>
        <When at={createdAt} />
      </small>
    </>
  )
