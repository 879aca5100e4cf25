import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { memo, type ReactNode } from 'react'
import type { SeenViewer } from '../data/seen-order.ts'
import { useOrder } from '../data/use-order.ts'
import { Answer } from '#shared/api/Answer.tsx'
import type { WaitingShape } from '#shared/plain/states/Skeleton.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useLast } from '#shared/ui/windows/RowModal.tsx'
import { servicesTexts as texts } from './services.texts.ts'

/** How a view of a service looks before it is there. */
export interface ViewLook {
  size: 'wide' | 'form'
  /** The shape of what is awaited. */
  waits: WaitingShape
}

export interface OpenView<V extends SeenViewer> extends ViewLook {
  orderId: string
  title: string
  body: (order: OrderFor<V>) => ReactNode
}

const form: ViewLook = { size: 'form', waits: 'lines' }
const wide: Readonly<Record<string, ViewLook>> = {
  detail: { size: 'wide', waits: 'detail' },
  photos: { size: 'wide', waits: 'lines' },
  map: { size: 'wide', waits: 'map' },
  offers: { size: 'wide', waits: 'cards' },
  standby: { size: 'wide', waits: 'lines' },
}

/** What is read is wide, what is filled in is a form. Spec §9. */
export const lookOf = (view: string): ViewLook => wide[view] ?? form

interface OrderModalProps<V extends SeenViewer> {
  /** What the address names; undefined closes it. */
  open: OpenView<V> | undefined
  /** Whose projection the body is made for. */
  viewer: V
  /** What to say when the service is not, or no longer, there for this viewer. */
  gone: string
  onClose: () => void
}

/** While it closes it keeps what it showed: an answer that comes in that moment changes nothing any more. */
const Kept = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
)

interface ContentProps<V extends SeenViewer> extends OrderModalProps<V> {
  shown: OpenView<V>
}

const Content = <V extends SeenViewer>({ open, shown, viewer, gone }: ContentProps<V>) => {
  const notHere = <Gone title={texts.goneTitle} text={gone} />
  return (
    <Kept isOpen={open !== undefined}>
      <Answer of={useOrder<V>(shown.orderId)} wait={shown.waits} gone={notHere}>
        {(order) => (order.viewer === viewer ? shown.body(order) : notHere)}
      </Answer>
    </Kept>
  )
}

/** The modal of one service. It stays mounted while it closes, so that the focus goes back to where it came from. */
export const OrderModal = <V extends SeenViewer>(props: OrderModalProps<V>) => {
  const { open, onClose } = props
  const shown = useLast(open, ({ orderId, title }) => `${orderId} ${title}`)
  if (!shown) return null
  return (
    <ResponsiveModal isOpen={open !== undefined} title={shown.title} size={shown.size} onClose={onClose}>
      <Content key={shown.orderId} {...props} shown={shown} />
    </ResponsiveModal>
  )
}
