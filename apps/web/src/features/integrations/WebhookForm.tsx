import { eventTexts } from '@arriero/contract/es/order-events'
import { eventsFor, type WebhookEvent } from '@arriero/domain/integrations'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { Choices } from './Choices.tsx'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'

const texts = integrationsTexts.webhooks
const urlMax = 500

interface WebhookFormProps {
  /** Undefined makes a new one. */
  webhook?: Webhook | undefined
  /** Of what holds the form, so that its answer comes home whatever becomes of the form. */
  act: { error: unknown; isError: boolean; isPending: boolean; reset: () => void }
  onSend: (body: { url: string; events: WebhookEvent[] }) => void
}

const problemsOf = (url: string, events: readonly WebhookEvent[]): Record<string, string> => ({
  ...(url.trim() === '' ? { url: texts.urlRequired } : {}),
  ...(events.length === 0 ? { events: texts.eventsRequired } : {}),
})

/** Where to, and of what. */
export const WebhookForm = ({ webhook, act, onSend }: WebhookFormProps) => {
  const { rol } = useProfile()
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? eventsFor(rol))
  const [wasTried, setTried] = useState(false)
  const problems = { ...(wasTried ? problemsOf(url, events) : {}), ...fieldTexts(act.error) }
  const forget = () => {
    if (act.isError) act.reset()
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(problemsOf(url, events)).length > 0) return
    onSend({ url: url.trim(), events: [...events] })
  }
  return (
    <ActForm
      act={webhook ? texts.save : texts.create}
      isBusy={act.isPending}
      problem={act.isError && !problems['url'] && !problems['events'] ? errorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={texts.url} help={texts.urlHelp} problem={problems['url']}>
        {(control) => (
          <LineInput
            {...control}
            size="large"
            type="url"
            inputMode="url"
            autoComplete="off"
            most={urlMax}
            value={url}
            onChange={({ target }) => {
              setUrl(target.value)
              forget()
            }}
          />
        )}
      </FormField>
      <FormField label={texts.events} problem={problems['events']}>
        {(control) => (
          <Choices<WebhookEvent>
            control={control}
            label={texts.events}
            all={eventsFor(rol)}
            words={eventTexts}
            chosen={events}
            onChange={(chosen) => {
              setEvents(chosen)
              forget()
            }}
          />
        )}
      </FormField>
    </ActForm>
  )
}
