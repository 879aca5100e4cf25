import { api } from '@arriero/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { ConfirmAct } from '#shared/ui/ConfirmAct.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'
import styles from './integrations.module.css'

const texts = integrationsTexts.webhooks

export interface WebhookActsProps {
  webhook: Webhook
  onEdit: () => void
  onSecret: (secret: string) => void
  /** Lists are read anew. */
  onChanged: () => void
}

const useActs = ({ webhook: { _id }, onSecret, onChanged }: WebhookActsProps) => {
  const toast = useToast()
  const test = useAct(api.integrations.test)
  const change = useAct(api.integrations.changeWebhook)
  const rotate = useAct(api.integrations.changeSecret)
  const remove = useAct(api.integrations.removeWebhook)
  const params = { _id }
  const after = (text?: string) => ({
    onSuccess: () => {
      if (text !== undefined) toast.success(text)
    },
    onError: (error: unknown) => toast.error(errorText(error)),
    onSettled: onChanged,
  })
  return {
    isBusy: rotate.isPending || remove.isPending,
    test: () => test.mutate({ params }, after(texts.tested)),
    turn: (isActive: boolean) => change.mutate({ params, body: { isActive } }, after(texts.saved)),
    rotate: () => rotate.mutate({ params }, { ...after(), onSuccess: ({ secret }) => onSecret(secret) }),
    remove: () => remove.mutate({ params }, after(texts.removed)),
  }
}

/** What can be done with one webhook. */
export const WebhookActs = (props: WebhookActsProps) => {
  const { webhook, onEdit } = props
  const { url, isActive } = webhook
  const acts = useActs(props)
  const [asked, setAsked] = useState<'rotate' | 'remove'>()
  const close = () => setAsked(undefined)
  return (
    <div className={styles.acts}>
      <ActButton
        isPrimary
        label={texts.testOf(url)}
        whyNot={isActive ? undefined : texts.isStopped}
        onClick={acts.test}
      >
        {texts.test}
      </ActButton>
      <Button aria-label={texts.editOf(url)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button
        aria-label={isActive ? texts.pauseOf(url) : texts.resumeOf(url)}
        onClick={() => acts.turn(!isActive)}
      >
        {isActive ? texts.pause : texts.resume}
      </Button>
      <Button aria-label={texts.rotateOf(url)} onClick={() => setAsked('rotate')}>
        {texts.rotate}
      </Button>
      <Button danger aria-label={texts.removeOf(url)} onClick={() => setAsked('remove')}>
        {texts.remove}
      </Button>
      <ConfirmAct
        isOpen={asked === 'rotate'}
        title={texts.rotateTitle}
        effect={<p>{texts.rotateEffect}</p>}
        act={texts.rotateAct}
        isBusy={acts.isBusy}
        onConfirm={() => {
          acts.rotate()
          close()
        }}
        onClose={close}
      />
      <ConfirmAct
        isOpen={asked === 'remove'}
        title={texts.removeTitle}
        effect={<p>{texts.removeEffect}</p>}
        act={texts.removeAct}
        isDangerous
        isBusy={acts.isBusy}
        onConfirm={() => {
          acts.remove()
          close()
        }}
        onClose={close}
      />
    </div>
  )
}
