import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'
import styles from './integrations.module.css'

const texts = integrationsTexts.webhooks

export interface WebhookActsProps {
  webhook: Webhook
  onEdit: () => void
  onSecret: (secret: string) => void
  /** Called after a change, so that the lists are read anew. */
  onChanged: () => void
}

/** What each of them changes, said before it is done. */
const words = {
  stop: {
    title: texts.pauseTitle,
    effect: <p>{texts.pauseEffect}</p>,
    act: texts.pauseAct,
    isDangerous: true,
  },
  rotate: { title: texts.rotateTitle, effect: <p>{texts.rotateEffect}</p>, act: texts.rotateAct },
  remove: {
    title: texts.removeTitle,
    effect: <p>{texts.removeEffect}</p>,
    act: texts.removeAct,
    isDangerous: true,
  },
}

const useActs = ({ webhook: { _id }, onSecret, onChanged: onSettled }: WebhookActsProps) => {
  const change = useAct(api.integrations.changeWebhook)
  const params = { _id }
  return {
    test: useToldAct({
      act: useAct(api.integrations.test),
      input: { params },
      done: texts.tested,
      onSettled,
    }),
    resume: useToldAct({
      act: change,
      input: { params, body: { isActive: true } },
      done: texts.resumed,
      onSettled,
    }),
    stop: useToldAct({
      act: change,
      input: { params, body: { isActive: false } },
      done: texts.paused,
      onSettled,
    }),
    rotate: useToldAct({
      act: useAct(api.integrations.changeSecret),
      input: { params },
      onDone: ({ secret }) => onSecret(secret),
      onSettled,
    }),
    remove: useToldAct({
      act: useAct(api.integrations.removeWebhook),
      input: { params },
      done: texts.removed,
      onSettled,
    }),
  }
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
        isBusy={acts.test.isBusy}
        label={texts.testOf(url)}
        whyNot={isActive ? undefined : texts.isStopped}
        onClick={acts.test.go}
      >
        {texts.test}
      </ActButton>
      <Button aria-label={texts.editOf(url)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Button
        isBusy={acts.resume.isBusy && !acts.stop.asking.isOpen}
        aria-label={isActive ? texts.pauseOf(url) : texts.resumeOf(url)}
        onClick={isActive ? acts.stop.ask : acts.resume.go}
      >
        {isActive ? texts.pause : texts.resume}
      </Button>
      <Button aria-label={texts.rotateOf(url)} onClick={acts.rotate.ask}>
        {texts.rotate}
      </Button>
      <Button kind="danger" aria-label={texts.removeOf(url)} onClick={acts.remove.ask}>
        {texts.remove}
      </Button>
      <ConfirmAct {...words.stop} {...acts.stop.asking} />
      <ConfirmAct {...words.rotate} {...acts.rotate.asking} />
      <ConfirmAct {...words.remove} {...acts.remove.asking} />
    </div>
  )
}
