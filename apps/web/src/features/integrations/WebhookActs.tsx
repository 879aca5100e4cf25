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
  const [asked, ask] = useState<'stop' | 'rotate' | 'remove'>()
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
    onSettled: () => {
      ask(undefined)
      onChanged()
    },
  })
  return {
    asked,
    ask,
    isBusy: change.isPending || rotate.isPending || remove.isPending,
    test: () => test.mutate({ params }, after(texts.tested)),
    stop: () => change.mutate({ params, body: { isActive: false } }, after(texts.paused)),
    resume: () => change.mutate({ params, body: { isActive: true } }, after(texts.resumed)),
    rotate: () => rotate.mutate({ params }, { ...after(), onSuccess: ({ secret }) => onSecret(secret) }),
    remove: () => remove.mutate({ params }, after(texts.removed)),
  }
}

const Confirmations = ({ asked, ask, isBusy, stop, rotate, remove }: ReturnType<typeof useActs>) => {
  const close = () => ask(undefined)
  return (
    <>
      <ConfirmAct
        isOpen={asked === 'stop'}
        title={texts.pauseTitle}
        effect={<p>{texts.pauseEffect}</p>}
        act={texts.pauseAct}
        isDangerous
        isBusy={isBusy}
        onConfirm={stop}
        onClose={close}
      />
      <ConfirmAct
        isOpen={asked === 'rotate'}
        title={texts.rotateTitle}
        effect={<p>{texts.rotateEffect}</p>}
        act={texts.rotateAct}
        isBusy={isBusy}
        onConfirm={rotate}
        onClose={close}
      />
      <ConfirmAct
        isOpen={asked === 'remove'}
        title={texts.removeTitle}
        effect={<p>{texts.removeEffect}</p>}
        act={texts.removeAct}
        isDangerous
        isBusy={isBusy}
        onConfirm={remove}
        onClose={close}
      />
    </>
  )
}

/** What can be done with one webhook. */
export const WebhookActs = (props: WebhookActsProps) => {
  const { webhook, onEdit } = props
  const { url, isActive } = webhook
  const acts = useActs(props)
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
        onClick={() => (isActive ? acts.ask('stop') : acts.resume())}
      >
        {isActive ? texts.pause : texts.resume}
      </Button>
      <Button aria-label={texts.rotateOf(url)} onClick={() => acts.ask('rotate')}>
        {texts.rotate}
      </Button>
      <Button danger aria-label={texts.removeOf(url)} onClick={() => acts.ask('remove')}>
        {texts.remove}
      </Button>
      <Confirmations {...acts} />
    </div>
  )
}
