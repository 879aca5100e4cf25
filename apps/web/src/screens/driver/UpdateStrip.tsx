import { takeUpdate, useHasUpdate } from '#shared/offline/service-worker.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { updateTexts } from './driver.texts.ts'
import styles from './DriverShell.module.css'

/** A newer version waits for a good moment: the driver says when. */
export const UpdateStrip = () => {
  const hasUpdate = useHasUpdate()
  return (
    <div role="status">
      {hasUpdate && (
        <div className={styles.strip}>
          <Icon name="reload" sizePx={20} />
          <span className={styles.stripText}>{updateTexts.ready}</span>
          <button type="button" className={styles.stripButton} onClick={takeUpdate}>
            {updateTexts.take}
          </button>
        </div>
      )}
    </div>
  )
}
