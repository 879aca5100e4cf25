import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Card } from '#shared/plain/Card.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { Tag } from '#shared/plain/values/Tag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { integrationsTexts, scopeTexts } from './integrations.texts.ts'
import styles from './integrations.module.css'

type ApiKey = ReplyOf<typeof api.integrations.keys>['items'][number]

const texts = integrationsTexts.keys

/** One key: what it may do, when it was used, and ending it. */
export const KeyCard = ({ apiKey, onEnded }: { apiKey: ApiKey; onEnded: () => void }) => {
  const { _id, name, ending, scopes, createdAt, expiresAt, lastUsedAt } = apiKey
  const end = useToldAct({
    act: useAct(api.integrations.endKey),
    input: { params: { _id } },
    done: texts.ended,
    onSettled: onEnded,
  })
  return (
    <Card title={name} aside={<code>{texts.ending(ending)}</code>}>
      <div className={styles.tags}>
        {scopes.map((scope) => (
          <Tag key={scope}>{scopeTexts[scope]}</Tag>
        ))}
      </div>
      <DetailList
        details={[
          { label: texts.created, value: <When at={createdAt} isDayOnly /> },
          { label: texts.lastUsed, value: <When at={lastUsedAt} missing={texts.never} /> },
          { label: texts.expires, value: <When at={expiresAt} isDayOnly missing={texts.noEnd} /> },
        ]}
      />
      <div className={styles.acts}>
        <Button kind="danger" aria-label={texts.endOf(name)} onClick={end.ask}>
          {texts.end}
        </Button>
      </div>
      <ConfirmAct
        {...end.asking}
        title={texts.endTitle(name)}
        effect={<p>{texts.endEffect}</p>}
        act={texts.endAct}
        isDangerous
      />
    </Card>
  )
}
