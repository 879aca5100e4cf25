import { api } from '@arriero/contract'
import { Pages } from '#shared/api/Answer.tsx'
import { usePages } from '#shared/api/queries.ts'
import type { Import } from './import.ts'
import { orderImportsScreenTexts as texts } from './order-imports-screen.texts.ts'
import styles from './order-imports.module.css'

const pageSize = 20

/** Every row that cannot be published as it is, with all that is wrong in it. */
export const Faults = ({ read }: { read: Import }) => {
  const pages = usePages(api.orderImports.rows, {
    params: { _id: read._id },
    query: { state: ['wrong', 'failed'], limit: pageSize },
  })
  return (
    <section aria-label={texts.faults.title}>
      <h3>{texts.faults.title}</h3>
      <Pages of={pages}>
        {(rows) => (
          <ul className={styles.faulty}>
            {rows.map(({ row, reference, faults }) => (
              <li key={row}>
                <strong>{texts.faults.row(row, reference)}</strong>
                <ul>
                  {faults.map(({ column, found, text, code }) => (
                    <li key={`${column} ${code}`}>{texts.fault(column, found, text)}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        )}
      </Pages>
    </section>
  )
}
