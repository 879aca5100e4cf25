import { consentVersions } from '@arriero/domain/people/consents'
import { mailLink } from '../contact-links.ts'
import type { PublicFacts } from '../public-facts.ts'
import { mainId } from '../PublicHeader.tsx'
import { publicTexts } from '../public.texts.ts'
import { conditions } from './conditions.texts.ts'
import { inTheNameOf, type Chapter } from './legal-text.ts'
import { privacy } from './privacy.texts.ts'
import { termsPageTexts as texts } from './terms-page.texts.ts'
import { dataContent } from './data-content.texts.ts'
import styles from './Terms.module.css'

interface IndexedPart {
  id: string
  title: string
  chapters: readonly Chapter[]
}

/** The table of contents: a link to every chapter. */
const DocumentIndex = ({ parts }: { parts: readonly IndexedPart[] }) => (
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

const { columns } = texts

/** A table on a desk and on paper; on a phone each row is a card that names its own columns. */
const DataContentTable = () => (
  <table className={styles.data} aria-labelledby="contenido-de-datos-titulo">
    <thead>
      <tr>
        {Object.entries(columns).map(([key, words]) => (
          <th key={key} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {dataContent.map(({ what, whose, why, until }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td data-column={columns.whose}>{whose}</td>
          <td data-column={columns.why}>{why}</td>
          <td data-column={columns.until}>{until}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const keyOf = (block: string | readonly string[]) => (typeof block === 'string' ? block : block.join())

/** Numbered as their place in the document. */
const Chapters = ({ chapters }: { chapters: readonly Chapter[] }) =>
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

/** `2021-01-20` → `20 de enero de 2021`. */
const dayWords = (version: string): string =>
  new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version))

const Dated = ({ version }: { version: string }) => (
  <p className={styles.dated}>
    <time dateTime={version}>{texts.updated(dayWords(version))}</time> · {texts.version(version)}
  </p>
)

/** The two documents, with the version that each consent keeps. Spec §1 "Terms screen". */
export const TermsPage = ({ brand, email }: PublicFacts) => {
  const parts = [
    { id: 'terminos', title: texts.conditions, chapters: inTheNameOf(brand, conditions) },
    { id: 'privacidad', title: texts.privacy, chapters: inTheNameOf(brand, privacy) },
  ]
  const data = { id: 'contenido-de-datos', title: texts.dataContent, chapters: [] }
  return (
    <main id={mainId} tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      <DocumentIndex parts={[...parts, data]} />
      <div className={styles.documents}>
        <article aria-labelledby="documento-1">
          <h2 id="documento-1">{texts.terms}</h2>
          <Dated version={consentVersions.terms} />
          {parts.map(({ id, title, chapters }) => (
            <div key={id} id={id} className={styles.part}>
              <h3>{title}</h3>
              <Chapters chapters={chapters} />
            </div>
          ))}
        </article>
        <article id={data.id} aria-labelledby="contenido-de-datos-titulo" className={styles.part}>
          <h2 id="contenido-de-datos-titulo">{data.title}</h2>
          <Dated version={consentVersions.data} />
          <p>{texts.dataLead}</p>
          <DataContentTable />
        </article>
        {email !== null && (
          <p>
            {texts.contact}: <a href={mailLink(email, publicTexts.supportSubject(brand))}>{email}</a>
          </p>
        )}
      </div>
    </main>
  )
}
