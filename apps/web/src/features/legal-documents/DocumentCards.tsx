import { Icon } from '#shared/drawings/Icon.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { formatFileSize } from '#shared/files/file-size.ts'
import type { ReaderDocument } from './legal-document.ts'
import { legalDocumentsTexts as texts } from './legal-documents.texts.ts'
import styles from './DocumentCards.module.css'

/** What was published for one's role, each with its download. No Ant Design: the driver area shows them too. */
export const DocumentCards = ({
  label,
  documents,
}: {
  label: string
  documents: readonly ReaderDocument[]
}) => (
  <ul className={styles.cards} aria-label={label}>
    {documents.map(({ _id, name, document, sizeBytes, updatedAt }) => (
      <li key={_id} className={styles.card}>
        <span className={styles.icon}>
          <Icon name="document" sizePx={28} />
        </span>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.facts}>
            {texts.updated} <When at={updatedAt} isDayOnly /> · {texts.pdf(formatFileSize(sizeBytes))}
          </p>
        </div>
        <a className={styles.download} href={document} download aria-label={texts.downloadOf(name)}>
          <Icon name="download" sizePx={18} /> {texts.download}
        </a>
      </li>
    ))}
  </ul>
)
