import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { integrationsTexts } from './integrations.texts.ts'
import type { Webhook } from './webhook.ts'
import { type WebhookBody, WebhookForm } from './WebhookForm.tsx'

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
