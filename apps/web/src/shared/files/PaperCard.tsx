import { Icon } from '#shared/drawings/Icon.tsx'
import { formatFileSize } from './file-size.ts'
import { filesTexts as texts } from './files.texts.ts'
import styles from './PaperCard.module.css'

interface PaperCardProps {
  name: string
  /** Undefined: it can be opened no more from here. */
  url?: string | undefined
  bytes?: number | undefined
}

/** A PDF where pictures are shown: a paper with its name, its size and the way to open it. */
export const PaperCard = ({ name, url, bytes }: PaperCardProps) => {
  const facts = (
    <>
      <span className={styles.paper} aria-hidden="true">
        <Icon name="document" sizePx={30} />
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>
        {bytes === undefined ? texts.pdf : `${texts.pdf} · ${formatFileSize(bytes)}`}
      </span>
    </>
  )
  if (url === undefined) return <span className={styles.card}>{facts}</span>
  return (
    <a className={styles.card} href={url} target="_blank" rel="noreferrer">
      {facts}
      <span className={styles.open}>{texts.open}</span>
    </a>
  )
}
