import { Link } from 'react-router'
import { Card } from '#shared/plain/Card.tsx'
import styles from './RankCard.module.css'

/** One of a few that are put in a sequence by what they come to. */
export interface Rank {
  key: string
  label: string
  value: number
  /** What it comes to, in words. */
  words: string
  /** Quieter, beside it. */
  note?: string
  /** The address of the rows that it counts. */
  to?: string
}

interface RankCardProps {
  title: string
  help: string
  empty: string
  ranks: readonly Rank[]
  color: string
  /** Leads to all of them. */
  more?: { to: string; words: string }
}

const Line = ({ rank, most }: { rank: Rank; most: number }) => (
  <>
    <span className={styles.label}>{rank.label}</span>
    <span className={styles.words}>{rank.words}</span>
    <span className={styles.track} aria-hidden="true">
      <span
        className={styles.bar}
        style={{ width: `${most > 0 ? Math.max(0, (rank.value / most) * 100) : 0}%` }}
      />
    </span>
    {rank.note && <span className={styles.note}>{rank.note}</span>}
  </>
)

/** Bars beside their names, the longest first: words and links, so that nothing of it has to be told a second time. */
export const RankCard = ({ title, help, empty, ranks, color, more }: RankCardProps) => {
  const most = Math.max(0, ...ranks.map(({ value }) => value))
  return (
    <Card title={title} aside={more && ranks.length > 0 && <Link to={more.to}>{more.words}</Link>}>
      <p className={styles.help}>{help}</p>
      {ranks.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.ranks} aria-label={title} style={{ color }}>
          {ranks.map((rank) => (
            <li key={rank.key}>
              {rank.to === undefined ? (
                <span className={styles.rank}>
                  <Line rank={rank} most={most} />
                </span>
              ) : (
                <Link to={rank.to} className={styles.rank}>
                  <Line rank={rank} most={most} />
                </Link>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
