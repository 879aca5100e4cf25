import { consentVersions } from '@arriero/domain/consents'
import { mailLink } from '../contact-links.ts'
import type { PublicFacts } from '../public-facts.ts'
import { mainId } from '../PublicHeader.tsx'
import { publicTexts } from '../public.texts.ts'
import { Chapters } from './Chapters.tsx'
import { conditions } from './conditions.texts.ts'
import { DataContentTable } from './DataContentTable.tsx'
import { DocumentIndex } from './DocumentIndex.tsx'
import { inTheNameOf } from './legal-text.ts'
import { privacy } from './privacy.texts.ts'
import { termsPageTexts as texts } from './terms-page.texts.ts'
import styles from './Terms.module.css'

/** `2021-01-20` as it is said. */
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
