import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ConfirmAct } from '#shared/ui/windows/ConfirmAct.tsx'
import { settlementsTexts } from './settlements.texts.ts'

const texts = settlementsTexts.approve

interface ApproveServiceProps {
  orderId: string
  onDone: () => void
}

/** The client is content: the carrier is paid without further waiting. Decisions §7, §16. */
export const ApproveService = ({ orderId, onDone }: ApproveServiceProps) => {
  const approve = useToldAct({
    act: useAct(api.orders.approve),
    input: { params: { _id: orderId } },
    done: texts.done,
    onDone,
  })
  return (
    <>
      <Button isBlock icon="check" onClick={approve.ask}>
        {texts.act}
      </Button>
      <ConfirmAct {...approve.asking} title={texts.title} effect={<p>{texts.effect}</p>} act={texts.act} />
    </>
  )
}
