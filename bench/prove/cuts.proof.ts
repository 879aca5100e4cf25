import { cutPages } from '../cuts/pages.ts'
import { plantedCuts } from '../cuts/planted.ts'
import type { FaultKind } from '../cuts/ledger.ts'
import { cutLines, type CutLine } from '../cuts/plan.ts'
import { cutsRun, type CutsTold } from '../cuts/run.ts'
import { longestOpenMs } from '../cuts/told.ts'
import { bar, none, type Figure, type Part } from './proof.ts'

const hands = 20

const lineWords: Record<CutLine, string> = {
  client: 'between client and server',
  database: 'between server and PostgreSQL',
  gateway: 'between gateway and server, and browser and gateway',
  insurer: 'between server and insurer',
  mail: 'between server and mail server',
}

const kinds: Record<FaultKind, string> = {
  wrong: 'wrong answers, books that do not come to zero, broken invariants',
  lost: 'acknowledged and not there',
  doubled: 'effects that are there twice',
  stuck: 'services, payments, policies and letters that stand still',
  unforced: 'answers of 500 and more that no cut forced',
  open: 'requests that stood open for longer than they may',
}

const figuresOf = (told: CutsTold, pages: { cuts: number }): Figure[] => {
  const all = told.happened.length + pages.cuts
  return [
    { says: 'cuts', value: all, least: bar(1_200, 'PROVE_CUTS') },
    ...cutLines.map((line) => ({
      says: `of them ${lineWords[line]}`,
      value: told.happened.filter((one) => one.line === line).length,
    })),
    { says: 'of them under a person at the portal', value: pages.cuts },
    {
      says: 'of them of all connections to PostgreSQL at once',
      value: told.happened.filter(({ isWhole }) => isWhole).length,
    },
    { says: 'services', value: told.services },
    { says: 'acts acknowledged', value: told.acknowledged },
    { says: 'letters', value: told.letters },
    {
      says: 'letters that came again under their own name, their first answer lost',
      value: told.lettersAgain,
    },
    ...(Object.keys(kinds) as FaultKind[]).map((kind) =>
      none(kinds[kind], told.faults.filter((fault) => fault.kind === kind).length),
    ),
    {
      says: 'longest a request stood open at the server',
      value: told.longestOpenMs / 1000,
      unit: 's',
      most: bar(longestOpenMs / 1000),
    },
  ]
}

export const part: Part = {
  title: 'Cuts: every line, in six ways, under every act',
  proves:
    'A proxy of our own on each line (client, PostgreSQL, gateway, insurer, mail) hurts one exchange in six ways: not sent, sent and not answered, half answered, forty seconds of a black hole, two seconds late, a byte a second (`bench/cuts`). ' +
    'Every act of a service’s life is cut in each of them on the client’s line and on that of PostgreSQL, what goes outside on its own; each is repeated as the portal, the gateway and the product’s jobs repeat it. ' +
    'Ten acts are pressed in a browser too, at the portal and in the driver’s phone (cancel, take, offer, accept, pay, assign, report, a photo and its document, rate), and the screen must say in the end that each is done. ' +
    'In the end everything acknowledged is there once, every service is at its end, the books come to zero, the invariants of `apps/api/src/races` hold, and no answer was worse than a cut forced.',
  run: async () => {
    const planted = await plantedCuts()
    const pages = await cutPages()
    const wanted = bar(1_200, 'PROVE_CUTS').asked - pages.cuts
    const told = await cutsRun({ wanted, hands, isCovering: true })
    return {
      figures: figuresOf(told, pages),
      faults: [...told.faults.map(({ kind, what }) => `${kind}: ${what}`), ...pages.faults],
      planted,
    }
  },
}
