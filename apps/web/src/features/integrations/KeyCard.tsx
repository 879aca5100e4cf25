import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { Button, Tag } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { Card } from '#shared/plain/Card.tsx'
import { DetailList } from '#shared/plain/values/DetailList.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { integrationsTexts, scopeTexts } from './integrations.texts.ts'
import styles from './integrations.module.css'

type ApiKey = ReplyOf<typeof api.integrations.keys>['items'][number]

const texts = integrationsTexts.keys

/** One key: what it may do, when it was used, and ending it. */
export const KeyCard = ({ apiKey, onEnded }: { apiKey: ApiKey; onEnded: () => void }) => {
  const toast = useToast()
  const end = useAct(api.integrations.endKey)
  const [isAsking, setAsking] = useState(false)
  const { _id, name, ending, scopes, createdAt, expiresAt, lastUsedAt } = apiKey
  const confirm = () =>
    end.mutate(
      { params: { _id } },
      {
        onSuccess: () => toast.success(texts.ended),
        onError: (error) => toast.error(errorText(error)),
        onSettled: () => {
          setAsking(false)
          onEnded()
        },
      },
    )
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
        <Button danger aria-label={texts.endOf(name)} onClick={() => setAsking(true)}>
          {texts.end}
        </Button>
      </div>
      <ConfirmAct
        isOpen={isAsking}
        title={texts.endTitle(name)}
        effect={<p>{texts.endEffect}</p>}
        act={texts.endAct}
        isDangerous
        isBusy={end.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </Card>
  )
}
