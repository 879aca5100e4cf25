import { eventTexts } from '@arriero/contract/es/order-events'
import { eventsFor, type WebhookEvent } from '@arriero/domain/integrations'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { type Sending, useForm } from '#shared/forms/use-form.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { Choices } from './Choices.tsx'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'

const texts = integrationsTexts.webhooks
const urlMax = 500

export interface WebhookBody {
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
export const WebhookForm = ({ webhook, act }: WebhookFormProps) => {
  const { rol } = useProfile()
  const form = useForm({
    act,
    empty: { url: webhook?.url ?? '', events: [...(webhook?.events ?? eventsFor(rol))] },
    fields: {
      url: { kind: 'url', label: texts.url, help: texts.urlHelp, most: urlMax, required: texts.urlRequired },
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
  })
  return <DeskForm form={form} act={webhook ? texts.save : texts.create} />
}
