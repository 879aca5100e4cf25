import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { integrationsTexts } from '#features/integrations/integrations.texts.ts'
import { SecretOnce } from '#features/integrations/SecretOnce.tsx'
import type { Webhook } from '#features/integrations/webhook.ts'
import { WebhookCard } from '#features/integrations/WebhookCard.tsx'
import { WebhookModal } from '#features/integrations/WebhookModal.tsx'
import { Answer } from '#shared/api/Answer.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { Section } from './Section.tsx'
import styles from './integrations-screen.module.css'

const texts = integrationsTexts.webhooks
const most = 100
const freshEveryMs = 15_000

interface ListProps {
  onEdit: (webhook: Webhook) => void
  onSecret: (secret: string) => void
  onChanged: () => void
}

const Webhooks = ({ onEdit, ...acts }: ListProps) => {
  const read = useRead(
    api.integrations.webhooks,
    { query: { limit: most } },
    { refetchEveryMs: freshEveryMs },
  )

  return (
    <Answer
      of={read}
      wait={{ shape: 'cards', count: 2 }}
      empty={<EmptyState drawing="signpost" title={texts.empty} text={texts.emptyHelp} />}
    >
      {({ items }) => (
        <div className={styles.cards}>
          {items.map((webhook) => (
            <WebhookCard key={webhook._id} webhook={webhook} onEdit={() => onEdit(webhook)} {...acts} />
          ))}
        </div>
      )}
    </Answer>
  )
}

/** Addresses at which the company's own system is told. */
export const WebhooksSection = () => {
  const client = useQueryClient()
  const [form, setForm] = useState<{ webhook?: Webhook }>()
  const [secret, setSecret] = useState<string>()
  const readAgain = () => {
    void client.invalidateQueries({ queryKey: keyOf(api.integrations.webhooks) })
    void client.invalidateQueries({ queryKey: keyOf(api.integrations.deliveries) })
  }
  return (
    <Section
      title={texts.title}
      help={texts.help}
      action={
        <Button kind="primary" icon="plus" onClick={() => setForm({})}>
          {texts.create}
        </Button>
      }
    >
      <Webhooks onEdit={(webhook) => setForm({ webhook })} onSecret={setSecret} onChanged={readAgain} />
      <WebhookModal
        form={form}
        onClose={() => setForm(undefined)}
        onSecret={setSecret}
        onSettled={readAgain}
      />
      <SecretOnce
        title={integrationsTexts.once.secret}
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    </Section>
  )
}
