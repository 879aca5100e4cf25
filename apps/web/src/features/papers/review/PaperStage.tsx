import { useState } from 'react'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { useView } from '#shared/ui/images/image-viewer/use-view.ts'
import { stepped } from '#shared/ui/images/image-viewer/view.ts'
import { ViewerBar, ViewerButton } from '#shared/ui/images/image-viewer/ViewerBar.tsx'
import { ViewerStage } from '#shared/ui/images/image-viewer/ViewerStage.tsx'
import { isPdfAddress } from '#shared/files/file-kinds.ts'
import type { Paper } from '../paper-state.ts'
import { reviewTexts as texts } from './review.texts.ts'
import type { OpenedPaper, PaperPage } from './use-paper-pages.ts'
import { useReviewKeys } from './use-review-keys.ts'
import styles from './review.module.css'

/** One page large, the others a key away; each is seen whole and upright first. */
const OpenPages = ({ name, pages }: { name: string; pages: readonly PaperPage[] }) => {
  const [at, setAt] = useState(0)
  const controls = useView()
  const isOnly = pages.length < 2
  const step = (by: number) => {
    if (isOnly) return
    controls.fit()
    setAt((now) => stepped(now, by, pages.length))
  }
  useReviewKeys({
    '+': controls.bigger,
    '=': controls.bigger,
    '-': controls.smaller,
    '0': controls.fit,
    g: controls.turn,
    ArrowLeft: () => step(-1),
    ArrowRight: () => step(1),
  })
  const page = pages[at] ?? pages[0]
  if (!page) return null
  return (
    <>
      <ViewerStage image={{ url: page.src, name }} controls={controls} />
      <div className={styles.tools}>
        {!isOnly && (
          <div className={styles.pages}>
            <ViewerButton label={texts.previousPage} icon="arrowLeft" onClick={() => step(-1)} />
            <span aria-live="polite">{texts.page(at + 1, pages.length)}</span>
            <ViewerButton label={texts.nextPage} icon="arrowRight" onClick={() => step(1)} />
          </div>
        )}
        <ViewerBar controls={controls} turn={texts.turn} />
      </div>
    </>
  )
}

const NotOpened = ({ images }: { images: readonly string[] }) => {
  const pdfs = images.filter(isPdfAddress)
  return (
    <Notice kind="warning" title={texts.notOpened}>
      {texts.notOpenedHelp}{' '}
      {pdfs.map((url, at) => (
        <a key={url} href={url} target="_blank" rel="noreferrer">
          {pdfs.length > 1 ? `${texts.download} ${at + 1} ` : texts.download}
        </a>
      ))}
    </Notice>
  )
}

/** A paper as large as there is room: its photographs, and the pages of its PDFs. */
export const PaperStage = ({ paper, opened }: { paper: Paper; opened: OpenedPaper }) => {
  const { pages, state } = opened
  return (
    <section className={styles.picture} aria-label={texts.stage}>
      {state === 'broken' && <NotOpened images={paper.images} />}
      {pages.length > 0 ? (
        <div className={styles.ground}>
          <OpenPages name={paper.name} pages={pages} />
        </div>
      ) : (
        state !== 'broken' && (
          <p className={styles.empty} role="status">
            {state === 'opening' ? texts.opening : texts.noImages}
          </p>
        )
      )}
    </section>
  )
}
