import type { MouseEvent } from 'react'

const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
  clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1)

/** A cell whose words are cut tells them whole where it is pointed at; the detail has them too. */
export const tellWhole = ({ target }: MouseEvent): void => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  if (!cell) return
  cell.title = [cell, ...cell.querySelectorAll('*')].some(isCut) ? cell.innerText : ''
}
