import type { PublicFacts } from './public-facts.ts'
import { publicTexts as texts } from './public.texts.ts'
import styles from './Public.module.css'

const stores = ['android', 'ios'] as const

/** A phone with the sign of where to get the program: a triangle to play, a round for the other store. */
const signs: Record<(typeof stores)[number], string> = {
  android: 'M6 3h12v18H6ZM10.5 9v6l4.5-3Z',
  ios: 'M6 3h12v18H6ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 8.5v2',
}

/** Buttons of the stores that are set; none at all where none is. */
export const StoreLinks = ({ links }: Pick<PublicFacts, 'links'>) => {
  const shown = stores.flatMap((store) => {
    const url = links[store]
    return url === undefined ? [] : [{ store, url }]
  })
  return shown.length === 0 ? null : (
    <ul className={styles.stores} aria-label={texts.storesLabel}>
      {shown.map(({ store, url }) => (
        <li key={store}>
          <a href={url} className={styles.store} rel="noopener">
            <svg
              aria-hidden="true"
              width="28"
              height="28"
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              strokeLinejoin="round"
            >
              <path d={signs[store]} />
            </svg>
            <span>
              <small>{texts.stores[store].on}</small> <b>{texts.stores[store].name}</b>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
