import { api } from '@arriero/contract'
import { eventTexts } from '@arriero/contract/es/order-events'
import { lettersMost } from '@arriero/domain/typed/limits'
import { eventsFor, type WebhookEvent } from '@arriero/domain/house/integrations'
import { act } from '#shared/api/act.ts'
import { type Act, useWork } from '#shared/api/queries.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'
import { Choices } from './Choices.tsx'

const texts = integrationsTexts.webhooks

interface WebhookBody {
  url: string
  events: WebhookEvent[]
}

interface WebhookFormProps {
  /** Undefined makes a new one. */
  webhook: Webhook | undefined
  /** Its reply is the secret of a new webhook, and undefined for a changed one. */
  act: Act<WebhookBody, string | undefined>
  onDone: (secret: string | undefined) => void
  onSettled: () => void
}

/** Asks for the address and for the events that are sent to it. */
const WebhookForm = ({ webhook, act, onDone, onSettled }: WebhookFormProps) => {
  const { rol } = useProfile()
  const form = useForm({
    act,
    empty: { url: webhook?.url ?? '', events: [...(webhook?.events ?? eventsFor(rol))] },
    fields: {
      url: {
        kind: 'url',
        label: texts.url,
        help: texts.urlHelp,
        most: lettersMost.url,
        required: texts.urlRequired,
      },
      events: {
        kind: 'control',
        label: texts.events,
        required: texts.eventsRequired,
        draw: (control, { value, set }) => (
          <Choices<WebhookEvent>
            control={control}
            label={texts.events}
            all={eventsFor(rol)}
            words={eventTexts}
            chosen={value}
            onChange={set}
          />
        ),
      },
    },
    input: ({ url, events }) => ({ url: url.trim(), events }),
    done: webhook && texts.saved,
    onDone,
    onSettled,
  })
  return <DeskForm form={form} act={webhook ? texts.save : texts.create} />
}

interface WebhookModalProps {
  /** Undefined closes it; without a webhook it makes a new one. */
  form: { webhook?: Webhook } | undefined
  onClose: () => void
  onSecret: (secret: string) => void
  /** However it ended: after a lost answer there may be a webhook. */
  onSettled: () => void
}

/** A new webhook, or another address and other events of one. */
export const WebhookModal = ({ form, onClose, onSecret, onSettled }: WebhookModalProps) => {
  const webhook = form?.webhook
  const keep = useWork(async (body: WebhookBody) => {
    if (!webhook) return (await act(api.integrations.makeWebhook, { body })).secret
    await act(api.integrations.changeWebhook, { params: { _id: webhook._id }, body })
    return undefined
  })
  const close = () => {
    keep.reset()
    onClose()
  }
  const onDone = (secret: string | undefined) => {
    close()
    if (secret !== undefined) onSecret(secret)
  }
  return (
    <ResponsiveModal
      isOpen={form !== undefined}
      title={webhook ? texts.editTitle : texts.createTitle}
      size="form"
      isHeld={keep.isPending}
      onClose={close}
    >
      <WebhookForm webhook={webhook} act={keep} onDone={onDone} onSettled={onSettled} />
    </ResponsiveModal>
  )
}
