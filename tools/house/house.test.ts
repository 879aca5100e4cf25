// The habits of the house, over the source of every package. Each rule is also shown to fail on a planted fault.
import { api } from '@arriero/contract'
import { isReading, type Endpoint } from '@arriero/contract/endpoint'
import { browserCodes, errorCodes } from '@arriero/domain/errors/errors'
import { houseEvents } from '@arriero/domain/house/house-events'
import { orderEvents } from '@arriero/domain/orders/order-events'
import { describe, expect, test } from 'vitest'
import { ladder, tables } from '../../apps/api/src/features/ladder.ts'
import { actsGoOnce, actsSayWhatFollows } from './acts-once.ts'
import { readsAreAnswered } from './answers.ts'
import { antDesignIsOfTheKit, lightPagesStayLight } from './borders/ant-design.ts'
import { statesGoByName } from './bare-statuses.ts'
import { citationsResolve, readRulePages } from './pages/citations.ts'
import { readmesAreTrue, readReadmes } from './pages/readmes.ts'
import { classesAreWorn, readStyles, wornClassesExist } from './classes.ts'
import { featuresAskTheirContext, noClockInSql } from './clock.ts'
import { noCycles } from './borders/cycles.ts'
import { refusalsAreGiven } from './dead-codes.ts'
import { endpointsHaveTheirStops } from './endpoint-stops.ts'
import { folderBoundaries, hashesHaveTheirThread, providerPorts } from './borders/folders.ts'
import {
  formsAreDeclared,
  formsAreWatched,
  formsByHand,
  nothingTypedIsCut,
  windowsAreGuarded,
} from './forms.ts'
import { ladderHolds, screensApart, webFeaturesApart } from './borders/ladder.ts'
import { listsAreValues, tablesAreDrawnOnce, tablesByHand } from './lists.ts'
import { commentsBelong, noBarrels, silenceHasAReason, testsSpeakAndRun } from './manners.ts'
import { migrationsOnlyAdd } from './migrations.ts'
import { nounsHaveOneName, otherNames } from './nouns.ts'
import { packageLine, pureDomain } from './borders/package-line.ts'
import { sqlHasItsPlace, storesLookUp, readsRefuseNobody } from './borders/reads.ts'
import { rulesStandOnce } from './rules-once.ts'
import { screensHaveTheirStops } from './screen-stops.ts'
import { testsSaySomething } from './tests/said-nothing.ts'
import { screensAreWalked } from './walked-screens.ts'
import { shapesStayAtTheServer } from './shapes-stay.ts'
import { noFileTooLong, noFolderTooFull, noFunctionTooLong, sizesOf } from './sizes.ts'
import { readSources, type Rule } from './reading/source.ts'
import { tablesAreOwned } from './borders/table-ownership.ts'
import { importsHaveOneName, textsHaveTheirPlace } from './texts.ts'
import { viewersAreNamed } from './viewers-named.ts'
import { eventsAreTold } from './told-events.ts'

const endpoints = Object.entries(api).flatMap(([noun, ofNoun]) =>
  Object.entries<Endpoint>(ofNoun).map(([name, endpoint]) => ({ ...endpoint, name: `${noun}.${name}` })),
)
const readings = new Set(endpoints.filter(isReading).map(({ name }) => name))

const rules: Array<[says: string, rule: Rule]> = [
  ['packages import only to their left', packageLine],
  ['the domain knows no clock, no chance and no outside', pureDomain],
  ['folders import only what architecture §2 lets them', folderBoundaries],
  ['features know providers by their ports', providerPorts],
  ['passwords are hashed in their thread', hashesHaveTheirThread],
  ['features import only features above them', ladderHolds(ladder)],
  ['a noun has one name in contract, room and feature', nounsHaveOneName(Object.keys(api), otherNames)],
  ['tables are written by their owner’s store', tablesAreOwned(tables)],
  ['SQL of a room stands in its stores and views', sqlHasItsPlace],
  ['a store reads no table of a room below', storesLookUp(ladder, tables)],
  ['a read refuses nobody', readsRefuseNobody],
  ['web features do not import each other', webFeaturesApart],
  ['screens do not import each other', screensApart],
  ['Spanish stays in its places', textsHaveTheirPlace],
  ['Ant Design is taken by the kit alone', antDesignIsOfTheKit],
  ['light pages reach no Ant Design by any way', lightPagesStayLight],
  ['the web reads no shape of the contract', shapesStayAtTheServer],
  ['acts of the web go out by the one mechanism', actsGoOnce((name) => readings.has(name))],
  ['what follows an act is said, not done by hand', actsSayWhatFollows],
  ['a read is drawn by the one piece', readsAreAnswered],
  ['a class stands in its stylesheet', wornClassesExist(readStyles())],
  ['a class of a stylesheet is worn', classesAreWorn(readStyles())],
  ['what is imported has one name', importsHaveOneName],
  ['a rule that both sides ask stands once', rulesStandOnce],
  ['a refusal that is named is given by somebody', refusalsAreGiven([...errorCodes, ...browserCodes])],
  ['a state of a service, or of an answer, goes by its name', statesGoByName],
  ['who reads is named, not guessed', viewersAreNamed],
  ['what is typed in a form is watched', formsAreWatched],
  ['a form is declared, but for a list that shrinks', formsAreDeclared(formsByHand)],
  ['a window asks before it closes over what was typed', windowsAreGuarded],
  ['what is too long is told, not cut', nothingTypedIsCut],
  ['a list is a value', listsAreValues()],
  ['a table is drawn by a piece of the house', tablesAreDrawnOnce(tablesByHand)],
  ['a migration only adds, or says what release stopped using it', migrationsOnlyAdd],
  ['SQL never asks for the time', noClockInSql],
  ['features take the time from their context', featuresAskTheirContext],
  ['no file imports itself by a detour', noCycles],
  ['no file is too long', noFileTooLong],
  ['no function is too long', noFunctionTooLong],
  ['no folder is too full', noFolderTooFull],
  ['a silenced warning gives its reason', silenceHasAReason],
  ['there are no barrels', noBarrels],
  ['a comment belongs to what comes next', commentsBelong],
  ['tests state facts and all of them run', testsSpeakAndRun],
  ['a test says what is so, not that something is', testsSaySomething],
  [
    'an endpoint is served, has its row, its call, its words and its story',
    endpointsHaveTheirStops(endpoints),
  ],
  ['a screen has a way to it and a story', screensHaveTheirStops],
  ['every address is gone to by the walk of all screens', screensAreWalked],
  ['an event is told by somebody', eventsAreTold([...Object.keys(orderEvents), ...Object.keys(houseEvents)])],
  ['a README is short where it is of a room, and names what is there', readmesAreTrue(readReadmes())],
  ['a rule that a comment cites stands in docs/rules', citationsResolve(readRulePages())],
]

describe('the house', () => {
  test.each(rules)('%s', (_says, rule) => {
    const faults = rule(readSources())
    expect(faults, faults.join('\n')).toEqual([])
  })

  test('its sizes are told', () => {
    const sizes = sizesOf(readSources())
    console.log(`sizes: ${sizes}`)
    expect(sizes).toMatch(/^\d{4} files/)
  })
})
