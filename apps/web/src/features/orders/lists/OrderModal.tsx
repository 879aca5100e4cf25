import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { Fragment, memo, type ReactNode } from 'react'
import type { SeenViewer } from '../data/seen-order.ts'
import { useOrder } from '../data/use-order.ts'
import { Answer } from '#shared/api/Answer.tsx'
import type { WaitingShape } from '#shared/plain/states/Skeleton.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { useLast } from '#shared/ui/windows/RowModal.tsx'
import { formatShortId } from '#shared/format.ts'
import type { Opened } from './list-place.ts'
import { servicesTexts as texts } from './services.texts.ts'

/** How a view of a service looks before it is there. */
interface ViewLook {
  size: 'wide' | 'form'
  /** The skeleton shown while it loads. */
  waits: WaitingShape
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
const lookOf = (view: string): ViewLook => wide[view] ?? form

interface OrderModalProps<V extends SeenViewer, View extends string> {
  /** What the address names; undefined closes it. */
  open: Opened<View> | undefined
  /** Of the window, by its view; some name the service, some say what it lets one do. */
  titles: Readonly<Record<View, string | ((code: string, orderId: string) => ReactNode)>>
  /** Whose projection the body is made for. */
  viewer: V
  /** What to say when the service is not, or no longer, there for this viewer. */
  gone: string
  /** Stands over it whichever service it shows, and stays as one goes to the next. */
  above?: ReactNode
  onClose: () => void
  children: (order: OrderFor<V>, view: View) => ReactNode
}

/** While it closes it keeps what it showed: an answer that comes in that moment changes nothing any more. */
const Kept = memo(
  ({ children }: { isOpen: boolean; children: ReactNode }) => children,
  (_, { isOpen }) => !isOpen,
)

const Content = <V extends SeenViewer, View extends string>({
  open,
  shown: { orderId, view },
  viewer,
  gone,
  children,
}: OrderModalProps<V, View> & { shown: Opened<View> }) => {
  const notHere = <Gone title={texts.goneTitle} text={gone} />
  return (
    <Kept isOpen={open !== undefined}>
      <Answer of={useOrder<V>(orderId)} wait={lookOf(view).waits} gone={notHere}>
        {(order) =>
          order.viewer === viewer ? <Fragment key={view}>{children(order, view)}</Fragment> : notHere
        }
      </Answer>
    </Kept>
  )
}

/** The modal of one service. It stays mounted while it closes, so that the focus goes back to where it came from. */
export const OrderModal = <V extends SeenViewer, View extends string>(props: OrderModalProps<V, View>) => {
  const { open, titles, above, onClose } = props
  const shown = useLast(open, ({ orderId, view }) => `${orderId} ${view}`)
  if (!shown) return null
  const title = titles[shown.view]
  return (
    <ResponsiveModal
      isOpen={open !== undefined}
      title={typeof title === 'function' ? title(formatShortId(shown.orderId), shown.orderId) : title}
      size={lookOf(shown.view).size}
      onClose={onClose}
    >
      {above}
      <Content key={shown.orderId} {...props} shown={shown} />
    </ResponsiveModal>
  )
}
