import { EmptyDrawing } from '#shared/drawings/EmptyDrawing.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { shellTexts } from './shell.texts.ts'
import styles from './CrashPage.module.css'

/** What a person sees when a screen broke while drawing. Needs neither router nor theme. */
export const CrashPage = () => (
  <main className={styles.page}>
    <EmptyDrawing name="rockfall" />
    <div role="alert">
      <h1 className={styles.title}>{shellTexts.crashTitle}</h1>
      <p className={styles.text}>{shellTexts.crashText}</p>
    </div>
    <Button kind="primary" icon="reload" onClick={() => window.location.reload()}>
      {shellTexts.reload}
    </Button>
  </main>
)
