import type { InboxItem } from '@arriero/contract/house/inbox'
import { useProfile } from '#shared/session/use-session.ts'
import { DropMenu } from '#shared/ui/DropMenu.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ToolButton } from '#shared/ui/ToolButton.tsx'
import { inboxTexts as texts } from './inbox.texts.ts'
import { remedyOf } from './remedies.ts'
import { snoozes, snoozeWords } from './snoozes.ts'
import { nameOf, type InboxActs } from './use-inbox-acts.ts'
import styles from './inbox.module.css'

interface ItemActsProps {
  item: InboxItem
  acts: InboxActs
  openEntry: (id: string) => void
}

const Snooze = ({ item, acts }: Pick<ItemActsProps, 'item' | 'acts'>) => (
  <DropMenu
    groups={[
      {
        key: 'until',
        title: texts.snooze,
        entries: snoozes.map((choice) => ({
          key: choice,
          label: snoozeWords[choice],
          icon: 'clock',
          onPress: () => acts.snooze(item, choice),
        })),
      },
    ]}
  >
    {(button) => (
      <ToolButton
        {...button}
        icon="clock"
        label={texts.snooze}
        aria-label={texts.of(texts.snooze, nameOf(item))}
        data-snoozes
      />
    )}
  </DropMenu>
)

/** Its remedy in one press; whose it is, until when it is out of sight, and what is noted. */
export const ItemActs = ({ item, acts, openEntry }: ItemActsProps) => {
  const { _id: me, rol } = useProfile()
  const remedy = remedyOf(item, rol)
  const isMine = item.owner?._id === me
  const what = nameOf(item)
  const take = isMine ? texts.give : texts.take
  return (
    <div className={styles.acts}>
      {remedy && (
        <LinkButton to={remedy.path} isFresh>
          {remedy.words}
          <span className="visually-hidden">: {what}</span>
        </LinkButton>
      )}
      <ToolButton
        icon="user"
        label={take}
        aria-label={texts.of(take, what)}
        aria-pressed={isMine}
        onClick={() => acts.take(item)}
      />
      {item.snoozedUntil === null ? (
        <Snooze item={item} acts={acts} />
      ) : (
        <ToolButton
          icon="rotate"
          label={texts.wake}
          aria-label={texts.of(texts.wake, what)}
          onClick={() => acts.wake(item)}
        />
      )}
      <ToolButton
        icon="chat"
        label={texts.notes}
        aria-label={texts.notesOf(what)}
        onClick={() => openEntry(item._id)}
      />
    </div>
  )
}
