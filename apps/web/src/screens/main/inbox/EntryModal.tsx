import { api } from '@arriero/contract'
import { inboxCauseTexts } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { aboutOf, whoseOf } from '#features/inbox/about.ts'
import { EntryNotes } from '#features/inbox/EntryNotes.tsx'
import { inboxTexts as texts } from '#features/inbox/inbox.texts.ts'
import { remediesOf } from '#features/inbox/remedies.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatMoney, formatRelative } from '#shared/format.ts'
import { Panel } from '#shared/plain/Card.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'
import { useNow } from '#shared/use-now.ts'
import { ServiceRemedies } from './ServiceRemedies.tsx'
import styles from './remedies.module.css'

const everyTenSecondsMs = 10_000

const Causes = ({ item }: { item: InboxItem }) => {
  const now = useNow()
  return (
    <Panel title={[whoseOf(item), aboutOf(item)].filter(Boolean).join(' · ') || texts.causes}>
      <ul className={styles.causes}>
        {item.causes.map(({ cause, object, harmAt, stake }) => (
          <li key={`${cause}${object}`}>
            <strong>{inboxCauseTexts[cause]}</strong>{' '}
            <span>
              {[texts.harm(formatRelative(harmAt, now)), stake > 0 && texts.stakeOf(formatMoney(stake))]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Links = ({ item }: { item: InboxItem }) => {
  const { rol } = useProfile()
  return (
    <nav className={styles.links} aria-label={texts.links}>
      {remediesOf(item, rol).map(({ words, path }) => (
        <LinkButton key={path} to={path} isFresh>
          {words}
        </LinkButton>
      ))}
    </nav>
  )
}

const Entry = ({ item }: { item: InboxItem }) => {
  const { rol } = useProfile()
  return (
    <div className={styles.entry}>
      <Causes item={item} />
      <Links item={item} />
      {item.kind === 'order' && rol === 'administrator' && (
        <ServiceRemedies orderId={item._id} causes={item.causes} />
      )}
      <EntryNotes id={item._id} />
    </div>
  )
}

const Read = ({ id }: { id: string }) => (
  <Answer
    of={useRead(api.inbox.items, { query: { id } }, { refetchEveryMs: everyTenSecondsMs })}
    empty={<p>{texts.gone}</p>}
  >
    {({ items: [item] }) => item && <Entry item={item} />}
  </Answer>
)

/** One entry: what happens, what can be done about it and what was noted. */
export const EntryModal = ({ id, onClose }: { id: string | undefined; onClose: () => void }) => (
  <RowModal row={id} title={texts.entry} size="form" onClose={onClose}>
    {(shown) => <Read id={shown} />}
  </RowModal>
)
