import { Skeleton } from '#shared/plain/states/Skeleton.tsx'
import { appTexts } from '../app.texts.ts'
import styles from './ShellSkeleton.module.css'

/** The shell's outline, quiet, while the session comes back. */
export const ShellSkeleton = () => (
  <main className={styles.shell}>
    <h1 className="visually-hidden">{appTexts.entering}</h1>
    <div className={styles.side} />
    <div className={styles.bar} />
    <div className={styles.content}>
      <Skeleton shape="lines" />
    </div>
  </main>
)
