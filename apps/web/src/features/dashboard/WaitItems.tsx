import { Link } from 'react-router'
import { Icon } from '#shared/drawings/Icon.tsx'
import { formatNumber } from '#shared/format.ts'
import type { AttentionItem } from './attention-items.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import styles from './dashboard.module.css'

const texts = dashboardTexts.attention

const Words = ({ item }: { item: AttentionItem }) => (
  <>
    <span className={styles.waitCount}>{formatNumber(item.count)}</span>
    <span className={styles.waitWords}>
      <strong className={styles.waitTitle}>{item.title}</strong>
      <span className={styles.waitDetail}>{item.detail}</span>
      {item.ways.length > 1 && (
        <span className={styles.links}>
          {item.ways.map(({ words, path }) => (
            <Link key={path} to={path}>
              {words}
            </Link>
          ))}
        </span>
      )}
    </span>
  </>
)

const Wait = ({ item }: { item: AttentionItem }) => {
  const [only, ...others] = item.ways
  const isUrgent = item.isUrgent || undefined
  if (only && others.length === 0)
    return (
      <Link to={only.path} className={styles.wait} data-urgent={isUrgent}>
        <Words item={item} />
        <Icon name="arrowRight" />
      </Link>
    )
  return (
    <div className={styles.wait} data-urgent={isUrgent}>
      <Words item={item} />
    </div>
  )
}

/** What waits, each with the way to just that; what does not is said in one line. */
export const WaitItems = ({ items }: { items: readonly AttentionItem[] }) => {
  const waiting = items.filter(({ count }) => count > 0)
  const calm = items.filter(({ count }) => count === 0).map(({ title }) => title)
  return (
    <>
      {waiting.length > 0 && (
        <ul className={styles.waits} data-rows>
          {waiting.map((item) => (
            <li key={item.key}>
              <Wait item={item} />
            </li>
          ))}
        </ul>
      )}
      {calm.length > 0 && (
        <p className={styles.quiet}>
          <Icon name="checkCircle" sizePx={18} /> {waiting.length === 0 ? texts.nothing : texts.quiet(calm)}
        </p>
      )}
    </>
  )
}
