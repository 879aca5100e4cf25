import styles from './charts.module.css'

interface ReadingTableProps {
  caption: string
  heads: readonly string[]
  /** The first of each names its row. */
  rows: readonly (readonly string[])[]
}

/** What a chart shows, to be read. */
export const ReadingTable = ({ caption, heads, rows }: ReadingTableProps) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={heads[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
