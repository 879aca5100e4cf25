import { Icon } from '#shared/drawings/Icon.tsx'
import type { Strip } from './use-shell-strip.tsx'
import styles from './DriverShell.module.css'

/** Always present, so that screen readers hear it change; its details, which change by themselves, are not read out. */
export const ShellStrip = ({ strip }: { strip: Strip | undefined }) => (
  <div className={strip && styles.strip} data-state={strip?.state}>
    {strip?.icon === 'pulse' && <span className={styles.pulse} aria-hidden="true" />}
    {strip && strip.icon !== 'pulse' && <Icon name={strip.icon} sizePx={20} />}
    <span className={strip && styles.stripText}>
      <strong role="status" className="tabular">
        {strip?.title}
      </strong>
      {strip?.details && strip.details.length > 0 && (
        <span className={`tabular ${styles.stripDetail}`}>{strip.details.join(' ')}</span>
      )}
    </span>
    {strip?.action}
  </div>
)
