import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { useIsPhone } from '#shared/media.ts'
import { Spinner } from '#shared/plain/states/Spinner.tsx'
import { uiTexts } from '../ui.texts.ts'
import { usePlaced } from '../use-placed.ts'
import type { Search } from './use-found.ts'
import { useLifted } from './use-lifted.ts'
import type { Line, Listing } from './use-listing.ts'
import styles from './choice.module.css'

export interface ChoiceLook<One extends Line> {
  /** Said where no line is left; with null there is no list then. */
  nothing?: ReactNode
  /** Draws a line that has more to show than its words. */
  drawLine?: ((line: One) => ReactNode) | undefined
  /** Stands below the lines. */
  foot?: ReactNode
}

export interface MarkProps {
  isLoading?: boolean | undefined
  /** Takes away what is chosen; without it something always is. */
  onClear?: (() => void) | undefined
  hasArrow?: boolean
}

interface ChoicePlaceProps<One extends Line> extends ChoiceLook<One>, MarkProps {
  /** Id of the input or button that opens the list. */
  id: string
  listing: Listing<One>
  lines: readonly One[]
  isTyped: boolean
  isSeveral?: boolean
  search?: Search | undefined
  isChosen: (line: One) => boolean
  widthPx?: number | undefined
  children: ReactNode
}

const optionId = (id: string, at: number) => `${id}-option-${at}`

/** Of what opens the list: heard with the line one is at. */
export const heardAs = <One extends Line>(id: string, lines: readonly One[], listing: Listing<One>) => {
  const isListed = listing.isOpen && lines.length > 0
  return {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isListed,
    'aria-controls': isListed ? `${id}-list` : undefined,
    'aria-activedescendant': isListed && listing.at >= 0 ? optionId(id, listing.at) : undefined,
  } as const
}

interface LinesProps<One extends Line> extends Pick<
  ChoicePlaceProps<One>,
  'id' | 'lines' | 'listing' | 'isSeveral' | 'isChosen' | 'drawLine'
> {}

const Lines = <One extends Line>(props: LinesProps<One>) => {
  const { id, lines, listing, isSeveral = false, isChosen, drawLine } = props
  const { at } = listing
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<{ line: One; of: readonly One[] }>(undefined)
  const isTaken = useRef(false)
  /** Let go where others have come in its place meanwhile, the line that was pressed is meant. */
  const letGo = (line: One) => {
    const { current } = pressed
    pressed.current = undefined
    isTaken.current = current !== undefined
    if (current) listing.take(current.of === lines ? line : current.line)
  }
  /** A screen reader presses without a mouse; after one, the line was taken already. */
  const click = (line: One) => {
    if (!isTaken.current) listing.take(line)
    isTaken.current = false
  }
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])
  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      // Not by the label of its field: it would be taken for it.
      aria-label={uiTexts.options}
      aria-multiselectable={isSeveral || undefined}
      className={styles.list}
    >
      {lines.map((line, index) => (
        <li
          key={line.value}
          id={optionId(id, index)}
          role="option"
          aria-selected={isChosen(line)}
          aria-disabled={line.disabled || undefined}
          data-at={index === at || undefined}
          className={styles.option}
          onMouseDown={({ button }) => {
            isTaken.current = false
            pressed.current = button === 0 ? { line, of: lines } : undefined
          }}
          onMouseUp={() => letGo(line)}
          onClick={() => click(line)}
        >
          <span className={styles.words}>{drawLine ? drawLine(line) : line.label}</span>
          {isSeveral && isChosen(line) && <Icon name="check" sizePx={16} />}
        </li>
      ))}
    </ul>
  )
}

const Mark = ({
  isLoading = false,
  search,
  onClear,
  hasArrow = true,
}: MarkProps & { search?: Search | undefined }) => (
  <span className={styles.mark}>
    {onClear && (
      <button type="button" className={styles.clear} aria-label={uiTexts.clear} onClick={onClear}>
        <Icon name="close" sizePx={14} />
      </button>
    )}
    {isLoading || search?.isLoading ? (
      <Spinner sizePx={14} />
    ) : (
      hasArrow && <Icon name="chevronDown" sizePx={14} />
    )}
  </span>
)

/** What is chosen, once its label lies below what is lifted; heard it is with the field. */
const LiftedName = ({ id }: { id: string }) => {
  const field = document.getElementById(id)
  const label = field instanceof HTMLInputElement ? field.labels?.[0]?.textContent : undefined
  return (
    <p aria-hidden className={styles.name}>
      {label || field?.getAttribute('aria-label')}
    </p>
  )
}

/** What a list holds, what is said where no line is left, and what stands below. */
const Listed = <One extends Line>(props: ChoicePlaceProps<One>) => {
  const { lines, nothing = uiTexts.noneFound, foot } = props
  return (
    <>
      {lines.length > 0 && <Lines {...props} />}
      <p role="status" className={styles.nothing}>
        {lines.length === 0 && nothing}
      </p>
      {foot}
    </>
  )
}

/** A field and the list that opens below it; on a phone a list one types in is lifted over the screen with its field. */
export const ChoicePlace = <One extends Line>(props: ChoicePlaceProps<One>) => {
  const { id, listing, lines, isTyped, nothing, foot, widthPx, children } = props
  const place = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const isLifted = useIsPhone() && listing.isOpen && isTyped
  const hasList = listing.isOpen && (lines.length > 0 || nothing !== null || Boolean(foot))
  useLifted(isLifted, place)
  usePlaced({ isOpen: hasList && !isLifted, at: field, popup, align: 'fill' })
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) listing.close()
  }
  return (
    <div className={styles.room} style={{ width: widthPx }}>
      <div
        ref={place}
        className={styles.place}
        popover={isLifted ? 'manual' : undefined}
        data-lifted={isLifted || undefined}
        onBlur={leave}
      >
        {isLifted && <LiftedName id={id} />}
        <div className={styles.head}>
          <div ref={field} className={styles.field}>
            {children}
            <Mark {...props} />
          </div>
          {isLifted && (
            <button type="button" className={styles.close} onClick={listing.close}>
              {uiTexts.closeList}
            </button>
          )}
        </div>
        {hasList && (
          <div
            ref={popup}
            popover={isLifted ? undefined : 'manual'}
            className={styles.popup}
            // What is pressed here leaves the focus where one types.
            onMouseDown={(event) => event.preventDefault()}
          >
            <Listed {...props} />
          </div>
        )}
      </div>
    </div>
  )
}
