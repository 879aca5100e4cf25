import { dataContent } from './data-content.texts.ts'
import { termsPageTexts } from './terms-page.texts.ts'
import styles from './Terms.module.css'

const { columns } = termsPageTexts

/** A table on a desk and on paper; on a phone each row is a card that names its own columns. */
export const DataContentTable = () => (
  <table className={styles.data} aria-labelledby="contenido-de-datos-titulo">
    <thead>
      <tr>
        {Object.entries(columns).map(([key, words]) => (
          <th key={key} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {dataContent.map(({ what, whose, why, until }) => (
        <tr key={what}>
          <th scope="row">{what}</th>
          <td data-column={columns.whose}>{whose}</td>
          <td data-column={columns.why}>{why}</td>
          <td data-column={columns.until}>{until}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
