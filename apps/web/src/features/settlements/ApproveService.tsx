import { api } from '@arriero/contract'
import { Button } from 'antd'
import { useAct } from '#shared/api/queries.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useToldAct } from '#shared/forms/use-sending.ts'
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
      <Button block icon={<Icon name="check" sizePx={16} />} onClick={approve.ask}>
        {texts.act}
      </Button>
      <ConfirmAct {...approve.asking} title={texts.title} effect={<p>{texts.effect}</p>} act={texts.act} />
    </>
  )
}
