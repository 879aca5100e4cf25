import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './FigureTiles.module.css'

/** One figure, what it is, and of what. */
export interface FigureTile {
  key: string
  title: string
  value: ReactNode
  hint: string
  /** The address of the rows it is made of; undefined where no list has them. */
  to: string | undefined
}

interface FigureTilesProps {
  label: string
  tiles: readonly FigureTile[]
  /** So many stand in one line at most. */
  most: number
}

const Lines = ({ tile: { title, value, hint } }: { tile: FigureTile }) => (
  <>
    <span className={styles.title}>{title}</span>
    <span className={styles.value}>{value}</span>
    <span className={styles.hint}>{hint}</span>
  </>
)

/** Figures in tiles, each the way to its rows. In one line of tiles all headings, figures and hints stand on one line each, however many lines one of them needs. */
export const FigureTiles = ({ label, tiles, most }: FigureTilesProps) => (
  <ul className={styles.tiles} aria-label={label} style={{ '--most': most } as CSSProperties}>
    {tiles.map((tile) => (
      <li key={tile.key}>
        {tile.to === undefined ? (
          <div className={styles.tile}>
            <Lines tile={tile} />
          </div>
        ) : (
          <Link to={tile.to} className={styles.tile}>
            <Lines tile={tile} />
          </Link>
        )}
      </li>
    ))}
  </ul>
)
