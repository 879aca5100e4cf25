/** Parts of the program that come when they are wanted, on a line that may be gone, of a version that may be gone. */
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { line } from './line.ts'

const againMs = 1_000
const reloadedKey = 'arriero.reloaded'
/** A page that was read anew and lacks the same part still: again would be for ever. */
const onceWithinMs = 30_000

const hasJustReloaded = (): boolean =>
  Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < onceWithinMs

/** The product was renewed while this page stood open: what it asks for is no longer there. */
const reload = (): Promise<never> => {
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  window.location.reload()
  return new Promise(() => undefined)
}

/** Waits for the line as long as it takes, then asks again; a part that does not come over a good line needs a new page. */
export const bring = async <Part>(load: () => Promise<Part>): Promise<Part> => {
  try {
    return await load()
  } catch (error) {
    await line.suspect()
    if (line.isDown()) {
      await line.when('up')
      return bring(load)
    }
    await new Promise((resolve) => setTimeout(resolve, againMs))
    return load().catch(() => (hasJustReloaded() ? Promise.reject(error) : reload()))
  }
}

/** `bring` asks for the code before anything of it is drawn. */
type Brought = { bring: () => void }
export type LazyPart<Props = object> = LazyExoticComponent<ComponentType<Props>> & Brought

/** As React's `lazy`, of a default export; its place shows `Skeleton`, which says what it waits for. */
// oxlint-disable-next-line typescript/no-explicit-any -- the props are each part's own, as in React's own type
export const lazyPart = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> & Brought => {
  let coming: Promise<{ default: Part }> | undefined
  const once = () => (coming ??= bring(load))
  /** What failed before anybody saw it is asked for again by who draws it. */
  const forget = () => (coming = undefined)
  return Object.assign(lazy(once), { bring: () => void once().catch(forget) })
}
