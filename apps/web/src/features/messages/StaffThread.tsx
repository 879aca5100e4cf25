import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { Button } from '#shared/plain/Button.tsx'
import { messagesTexts } from './messages.texts.ts'
import { Thread } from './Thread.tsx'
import styles from './thread.module.css'

const texts = messagesTexts.staff

/** Says first what reading it means: both sides see it. */
const Door = ({ orderId }: { orderId: string }) => {
  const open = useToldAct({
    act: useAct(api.messages.open),
    input: { params: { _id: orderId } },
    refreshes: [api.messages.door, api.messages.thread, api.messages.all],
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
  const door = useRead(api.messages.door, { params: { _id: orderId } })
  return (
    <Answer of={door} wait="lines" gone={<Gone title={errorTexts['order.not_found']} />}>
      {({ denial }) => {
        if (denial === null) return <Thread orderId={orderId} />
        if (denial === 'message.not_opened') return <Door orderId={orderId} />
        const why = denial === 'message.request_required' ? texts.none : errorTexts[denial]
        return <p className={styles.people}>{why}</p>
      }}
    </Answer>
  )
}
