import { choiceCell, topicsOf } from '@arriero/domain/notifications/notification-choices'
import { roles } from '@arriero/domain/people/roles'
import { expect, test } from 'vitest'
import { choicesTexts as texts } from './choices.texts.ts'

test('whoever switches letters of a topic reads which of them come all the same', () => {
  const mixed = roles.flatMap((role) =>
    topicsOf(role).filter((topic) => {
      const cell = choiceCell(role, topic, 'mail')
      return cell?.keptBecause !== undefined && !cell.isFixed
    }),
  )
  expect(Object.keys(texts.always).toSorted()).toEqual([...new Set(mixed)].toSorted())
})
