import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useAct, useRead } from '#shared/api/queries.ts'
import { errorText } from '#shared/api/error-text.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { messagesTexts } from './messages.texts.ts'
import { Thread } from './Thread.tsx'
import styles from './thread.module.css'

const texts = messagesTexts.staff

const codeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.reply.code : undefined

/** Says first what reading it means: both sides see it. */
const Door = ({ orderId }: { orderId: string }) => {
  const client = useQueryClient()
  const open = useAct(api.messages.open)
  const press = () =>
    open.mutate(
      { params: { _id: orderId } },
      {
        onSuccess: () =>
          Promise.all(
            [api.messages.thread, api.messages.all].map((one) =>
              client.invalidateQueries({ queryKey: keyOf(one) }),
            ),
          ),
      },
    )
  return (
    <div className={styles.door}>
      <p>{texts.help}</p>
      <Button icon="chat" isBusy={open.isPending} onClick={press}>
        {texts.open}
      </Button>
      {open.error !== null && <Notice kind="error" title={errorText(open.error)} />}
    </div>
  )
}

/** The conversation of a service as staff has it: for an open PQR, once it has said that it reads. */
export const StaffThread = ({ orderId }: { orderId: string }) => {
  const { error } = useRead(api.messages.thread, { params: { _id: orderId } })
  const code = codeOf(error)
  if (code === 'message.not_opened') return <Door orderId={orderId} />
  if (code === 'message.request_required' || code === 'message.not_assigned')
    return <p className={styles.people}>{texts.none}</p>
  return <Thread orderId={orderId} />
}
