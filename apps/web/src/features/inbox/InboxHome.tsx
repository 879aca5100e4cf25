import { api } from '@arriero/contract'
import { causesText } from '@arriero/contract/es/inbox'
import type { InboxItem } from '@arriero/contract/house/inbox'
import { isStuck, stuckCauses } from '@arriero/domain/house/inbox'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { aboutOf, whoseOf } from './about.ts'
import { inboxTexts } from './inbox.texts.ts'
import { LevelTag } from './LevelTag.tsx'
import { remedyOf } from './remedies.ts'
import styles from './inbox.module.css'

const texts = inboxTexts.home
const shown = 5
const stuckShown = 6
const everyTenSecondsMs = 10_000

const First = ({ item }: { item: InboxItem }) => {
  const { rol } = useProfile()
  const remedy = remedyOf(item, rol)
  const { stake } = item
  const about = [whoseOf(item), aboutOf(item)].filter(Boolean).join(' · ')
  return (
    <li className={styles.first}>
      <span className={styles.what}>
        <strong>{causesText(item.causes.map(({ cause }) => cause))}</strong>
        <span className={styles.muted}>
          {[about, stake > 0 && formatMoney(stake)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.level}>
        <LevelTag item={item} />
      </span>
      {remedy && (
        <LinkButton to={remedy.path} isFresh className={styles.remedy}>
          {remedy.words}
          <span className="visually-hidden">: {about}</span>
        </LinkButton>
      )}
    </li>
  )
}

const Entries = ({ title, items }: { title: string; items: readonly InboxItem[] }) => (
  <ul className={styles.notes} aria-label={title}>
    {items.map((item) => (
      <First key={item._id} item={item} />
    ))}
  </ul>
)

interface StuckServicesProps {
  /** How many there are of what, as the lists count them that they lead to. */
  figures: readonly { words: string; path: string }[]
}

/** Services that stand still, whatever else waits: each two presses from being mended, and in no other card of the home. */
export const StuckServices = ({ figures }: StuckServicesProps) => {
  const query = { cause: [...stuckCauses], limit: stuckShown }
  const { data } = useRead(api.inbox.items, { query }, { refetchEveryMs: everyTenSecondsMs })
  const items = data?.items ?? []
  if (items.length === 0 && figures.length === 0) return null
  return (
    <Card title={texts.stuck}>
      {figures.length > 0 && (
        <p className={styles.figures}>
          {figures.map(({ words, path }) => (
            <Link key={path} to={path}>
              {words}
            </Link>
          ))}
        </p>
      )}
      {items.length > 0 && <Entries title={texts.stuck} items={items} />}
    </Card>
  )
}

interface BesidesProps {
  items: readonly InboxItem[]
  /** What stands still has its own card above, and is not said again. */
  isStuckShown: boolean
}

const Besides = ({ items, isStuckShown }: BesidesProps) => {
  const others = items.filter(({ causes: [first] }) => !(isStuckShown && first && isStuck(first.cause)))
  return others.length > 0 && <Entries title={texts.title} items={others} />
}

/** The most urgent of the inbox, each one press from its remedy. */
export const InboxHome = () => {
  const isAdministrator = useProfile().rol === 'administrator'
  return (
    <Card title={texts.title}>
      <Answer
        of={useRead(api.inbox.items, { query: { limit: shown } }, { refetchEveryMs: everyTenSecondsMs })}
        wait="items"
        failed={texts.failed}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <p className={styles.muted}>{texts.nothing}</p>
          ) : (
            <>
              <Besides items={items} isStuckShown={isAdministrator} />
              <p>
                <Link to={paths.inbox}>{texts.all(formatNumber(total))}</Link>
              </p>
            </>
          )
        }
      </Answer>
    </Card>
  )
}
