import { api } from '@arriero/contract'
import { eventTexts } from '@arriero/contract/es/order-events'
import { lettersMost } from '@arriero/domain/typed/limits'
import { eventsFor, type WebhookEvent } from '@arriero/domain/house/integrations'
import { useAct } from '#shared/api/queries.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/use-toast.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import type { Sending } from '#shared/forms/use-sending.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'
import { Choices } from './Choices.tsx'

const webhookFormTexts = integrationsTexts.webhooks

interface WebhookBody {
  url: string
  events: WebhookEvent[]
}

interface WebhookFormProps {
  /** Undefined makes a new one. */
  webhook?: Webhook | undefined
  /** Of what holds the form, so that its answer comes home whatever becomes of the form. */
  act: Sending<WebhookBody, unknown>
}

/** Where to, and of what. */
const WebhookForm = ({ webhook, act }: WebhookFormProps) => {
  const { rol } = useProfile()
  const form = useForm({
    act,
    empty: { url: webhook?.url ?? '', events: [...(webhook?.events ?? eventsFor(rol))] },
    fields: {
      url: {
        kind: 'url',
        label: webhookFormTexts.url,
        help: webhookFormTexts.urlHelp,
        most: lettersMost.url,
        required: webhookFormTexts.urlRequired,
      },
      events: {
        kind: 'control',
        label: webhookFormTexts.events,
        required: webhookFormTexts.eventsRequired,
        draw: (control, { value, set }) => (
          <Choices<WebhookEvent>
            control={control}
            label={webhookFormTexts.events}
            all={eventsFor(rol)}
            words={eventTexts}
            chosen={value}
            onChange={set}
          />
        ),
      },
    },
    input: ({ url, events }) => ({ url: url.trim(), events }),
  })
  return <DeskForm form={form} act={webhook ? webhookFormTexts.save : webhookFormTexts.create} />
}

const texts = integrationsTexts.webhooks

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
  const toast = useToast()
  const make = useAct(api.integrations.makeWebhook)
  const save = useAct(api.integrations.changeWebhook)
  const webhook = form?.webhook
  const { reset, error, isPending } = webhook ? save : make
  const close = () => {
    reset()
    onClose()
  }
  const onMade = ({ secret }: { secret: string }) => {
    close()
    onSecret(secret)
  }
  const onSaved = () => {
    close()
    toast.success(texts.saved)
  }
  const mutate = (body: WebhookBody) =>
    webhook
      ? save.mutate({ params: { _id: webhook._id }, body }, { onSuccess: onSaved, onSettled })
      : make.mutate({ body }, { onSuccess: onMade, onSettled })
  return (
    <ResponsiveModal
      isOpen={form !== undefined}
      title={webhook ? texts.editTitle : texts.createTitle}
      size="form"
      isHeld={isPending}
      onClose={close}
    >
      <WebhookForm webhook={webhook} act={{ mutate, error, isPending }} />
    </ResponsiveModal>
  )
}
