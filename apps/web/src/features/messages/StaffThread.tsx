import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { messagesTexts } from './messages.texts.ts'
import { Thread } from './Thread.tsx'
import styles from './thread.module.css'

const texts = messagesTexts.staff

const codeOf = (error: unknown): string | undefined =>
  error instanceof CallError ? error.reply.code : undefined

/** Says first what reading it means: both sides see it. */
const Door = ({ orderId }: { orderId: string }) => {
  const open = useToldAct({
    act: useAct(api.messages.open),
    input: { params: { _id: orderId } },
    refreshes: [api.messages.thread, api.messages.all],
  })
  return (
    <div className={styles.door}>
      <p>{texts.help}</p>
      <Button icon="chat" isBusy={open.isBusy} onClick={open.go}>
        {texts.open}
      </Button>
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
