import { isId } from '@arriero/domain/people/identifiers'

/** Addresses below a list of services: `<id>` is its detail, `<id>/<word>` another view or an act. */
export interface Opened<View extends string> {
  orderId: string
  view: View
}

/** `list`: nothing is open; undefined: there is nothing at this address. `views` names what each word opens. */
export const readListPlace = <View extends string>(
  rest: string,
  views: Readonly<Record<string, View>>,
): Opened<View | 'detail'> | 'list' | undefined => {
  const [orderId, word, ...more] = rest.split('/').filter(Boolean)
  if (orderId === undefined) return 'list'
  if (!isId(orderId) || more.length > 0) return undefined
  if (word === undefined) return { orderId, view: 'detail' }
  const view = Object.hasOwn(views, word) ? views[word] : undefined
  return view && { orderId, view }
}
