import { api } from '@arriero/contract'
import { Button } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
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

type Asked = 'stop' | 'rotate' | 'remove'

/** What each of them changes, said before it is done. */
const words: Record<Asked, { title: string; effect: string; act: string; isDangerous: boolean }> = {
  stop: { title: texts.pauseTitle, effect: texts.pauseEffect, act: texts.pauseAct, isDangerous: true },
  rotate: { title: texts.rotateTitle, effect: texts.rotateEffect, act: texts.rotateAct, isDangerous: false },
  remove: { title: texts.removeTitle, effect: texts.removeEffect, act: texts.removeAct, isDangerous: true },
}

const useActs = ({ webhook: { _id }, onSecret, onChanged }: WebhookActsProps) => {
  const toast = useToast()
  const [asked, ask] = useState<Asked>()
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
  const confirmed = (text?: string) => ({
    ...after(text),
    onSettled: () => {
      ask(undefined)
      onChanged()
    },
  })
  return {
    asked,
    ask,
    isTesting: test.isPending,
    isBusy: change.isPending || rotate.isPending || remove.isPending,
    test: () => test.mutate({ params }, after(texts.tested)),
    resume: () => change.mutate({ params, body: { isActive: true } }, after(texts.resumed)),
    stop: () => change.mutate({ params, body: { isActive: false } }, confirmed(texts.paused)),
    rotate: () => rotate.mutate({ params }, { ...confirmed(), onSuccess: ({ secret }) => onSecret(secret) }),
    remove: () => remove.mutate({ params }, confirmed(texts.removed)),
  }
}

const Confirmation = ({ of, acts }: { of: Asked; acts: ReturnType<typeof useActs> }) => {
  const { effect, ...rest } = words[of]
  return (
    <ConfirmAct
      {...rest}
      isOpen={acts.asked === of}
      effect={<p>{effect}</p>}
      isBusy={acts.isBusy}
      onConfirm={acts[of]}
      onClose={() => acts.ask(undefined)}
    />
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
        isBusy={acts.isTesting}
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
        loading={acts.isBusy && acts.asked === undefined}
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
      <Confirmation of="stop" acts={acts} />
      <Confirmation of="rotate" acts={acts} />
      <Confirmation of="remove" acts={acts} />
    </div>
  )
}
