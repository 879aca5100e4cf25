import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts } from '@arriero/contract/es/words'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDateTime } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { PlainTable, type PlainColumns } from '#shared/plain/values/PlainTable.tsx'
import { seenTexts as texts } from './sent.texts.ts'
import styles from './notifications.module.css'

type Seen = ReplyOf<typeof api.notifications.seen>['items'][number]

const columns: PlainColumns<Seen> = [
  {
    key: 'who',
    title: texts.who,
    render: ({ who }) => (
      <>
        {who.name} <small>{roleTexts[who.rol]}</small>
      </>
    ),
  },
  {
    key: 'what',
    title: texts.what,
    render: ({ what, read, written }) =>
      what === 'opened' ? texts.opened : texts.conversation(read ?? 0, written ?? 0),
  },
  { key: 'when', title: texts.when, render: ({ at }) => formatDateTime(at) },
]

/** Who has read what of a service, as far as it is recorded; what staff did with it stands in the trail. */
export const SeenList = ({ orderId }: { orderId: string }) => (
  <>
    <p className={styles.help}>{texts.help}</p>
    <Answer of={useRead(api.notifications.seen, { params: { _id: orderId } })} empty={<p>{texts.none}</p>}>
      {({ items }) => (
        <PlainTable
          caption={texts.title}
          columns={columns}
          rows={items}
          keyOf={({ what, who }) => `${what} ${who._id}`}
        />
      )}
    </Answer>
    <p>
      <Link to={`${paths.audit}?q=${orderId}`}>{texts.audit}</Link>
    </p>
  </>
)
