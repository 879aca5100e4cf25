import { Icon } from '../drawings/Icon.tsx'
import { filesTexts } from './files.texts.ts'
import styles from './CameWith.module.css'

interface CameFile {
  name: string
  /** Null where it was not kept. */
  url: string | null
  refusal: string | null
}

/** Files that came with a mail: those that were kept can be opened, the others say why not. */
export const CameWith = ({ files }: { files: readonly CameFile[] }) =>
  files.length > 0 && (
    <ul className={styles.files} aria-label={filesTexts.cameWith}>
      {files.map(({ name, url, refusal }, index) => (
        <li key={`${index} ${name}`} className={styles.file}>
          <Icon name="document" sizePx={16} />
          {url === null ? (
            <span>
              {name}
              {refusal && <small>{refusal}</small>}
            </span>
          ) : (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
