import { When } from '#shared/plain/values/When.tsx'
import { formatFileSize } from '#shared/files/file-size.ts'
import type { AdminDocument } from './legal-document.ts'
import { legalDocumentsTexts as texts } from './legal-documents.texts.ts'
import styles from './VersionList.module.css'

/** Every file the document ever had, newest first. */
export const VersionList = ({ versions }: Pick<AdminDocument, 'versions'>) => (
  <ol className={styles.versions} reversed>
    {versions.map(({ version, document, sizeBytes, at, by }, index) => (
      <li key={version}>
        <a href={document} download>
          {texts.version(version)}
        </a>
        {index === 0 && ` (${texts.current})`}
        <small>
          <When at={at} /> · {texts.versionBy(by.name)} · {formatFileSize(sizeBytes)}
        </small>
      </li>
    ))}
  </ol>
)
